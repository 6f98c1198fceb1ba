'use client'

import { DaysOffDialog } from '@/components/schedule/large-parts'
import type { CalendarDoctor } from '@/lib/domain/schedule'
import type { useDaysOff } from './use-days-off'

interface OpenedDaysOffProps {
  daysOff: ReturnType<typeof useDaysOff>
  doctor: CalendarDoctor
  /** To choose from; empty for somebody who sees only their own calendar. */
  doctors: CalendarDoctor[]
  timeZone: string
  today: string
}

/** The dialog of days off once it was opened, with which it loads. */
export function OpenedDaysOff({ daysOff, ...shown }: OpenedDaysOffProps) {
  const { name, draft, open, setOpen } = daysOff
  if (!draft) return null
  return (
    <DaysOffDialog
      key={draft.serial}
      name={name}
      draft={draft}
      open={open}
      onOpenChange={setOpen}
      {...shown}
    />
  )
}
