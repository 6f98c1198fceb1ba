'use client'

import { WeeklyHoursDialog } from '@/components/schedule/large-parts'
import type { useWeeklyHours } from './use-weekly-hours'

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
