'use client'

import { useRouter } from 'next/navigation'
import { DaysOffDialog } from '@/components/schedule/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { CalendarDoctor } from '@/lib/domain/schedule'

interface DaysOffButtonProps {
  doctor: CalendarDoctor
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  label: string
}

/** Opens the dialog for a doctor's days off; the screen around it is read again afterwards. */
export function DaysOffButton({ doctor, timeZone, today, label }: DaysOffButtonProps) {
  const router = useRouter()
  return (
    <DialogButton
      dialog={(close) => (
        <DaysOffDialog
          name={`days-off:${doctor.id}`}
          draft={{ from: today, serial: 0 }}
          open
          onOpenChange={() => {
            close()
            router.refresh()
          }}
          doctor={doctor}
          doctors={[]}
          timeZone={timeZone}
          today={today}
        />
      )}
    >
      <Icon name="plus" />
      {label}
    </DialogButton>
  )
}
