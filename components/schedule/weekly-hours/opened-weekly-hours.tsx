'use client'

import { later } from '@/components/ui/later'
import type { useWeeklyHours } from './use-weekly-hours'

const WeeklyHoursDialog = later(() =>
  import('./weekly-hours-dialog').then((module) => module.WeeklyHoursDialog),
)

interface OpenedWeeklyHoursProps {
  weekly: ReturnType<typeof useWeeklyHours>
  doctor: { id: string; name: string }
  timeZone: string
  today: string
}

/** The dialog of weekly hours once it was opened, with which it loads. */
export function OpenedWeeklyHours({ weekly, ...shown }: OpenedWeeklyHoursProps) {
  const { name, draft, open, setOpen } = weekly
  if (!draft) return null
  return (
    <WeeklyHoursDialog
      key={draft.serial}
      name={name}
      draft={draft}
      open={open}
      onOpenChange={setOpen}
      {...shown}
    />
  )
}
