'use client'

import { useRouter } from 'next/navigation'
import { DaysOffDialog } from '@/components/schedule/large-parts'
import { DialogButton } from '@/components/shared/dialog/dialog-button'
import { Icon } from '@/components/ui/icon'
import type { CalendarDoctor } from '@/lib/domain/schedule'

interface AddDaysOffProps {
  doctor: CalendarDoctor
  timeZone: string
  /** The clinic's day, `yyyy-MM-dd`. */
  today: string
  label: string
}

/** A doctor's own days off, added without the calendar; the screen around it is read again. */
export function AddDaysOff({ doctor, timeZone, today, label }: AddDaysOffProps) {
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
