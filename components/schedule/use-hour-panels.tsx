'use client'

import { DaysOffDialog, WeeklyHoursDialog } from '@/components/schedule/large-parts'
import type { CalendarDoctor, CalendarStart } from '@/lib/domain/schedule'
import { useDaysOff } from './days-off/use-days-off'
import type { CalendarPlace } from './use-calendar-place'
import { useWeeklyHours } from './weekly-hours/use-weekly-hours'

interface HourPanels {
  start: CalendarStart
  place: CalendarPlace
  /** The day with which the days off open, `yyyy-MM-dd`. */
  offFrom: string
}

/** Weekly hours and days off of the doctor who is shown: what opens them, and what is open. */
export function useHourPanels({ start, place, offFrom }: HourPanels) {
  const weekly = useWeeklyHours(`weekly-hours:${place.doctorId}`)
  const daysOff = useDaysOff(`days-off:${place.doctorId}`)
  const doctor = start.doctors.find(({ id }) => id === place.doctorId) ?? start.doctor
  const shown = { doctor, timeZone: start.timeZone, today: place.today }
  return {
    doctor,
    opens: { onWeekly: () => weekly.show(place.today), onDaysOff: () => daysOff.show(offFrom) },
    panels: (
      <>
        <OpenedDaysOff daysOff={daysOff} doctors={start.doctors} {...shown} />
        <OpenedWeeklyHours weekly={weekly} {...shown} />
      </>
    ),
  }
}

interface OpenedDaysOffProps {
  daysOff: ReturnType<typeof useDaysOff>
  doctor: CalendarDoctor
  /** To choose from; empty for somebody who sees only their own calendar. */
  doctors: CalendarDoctor[]
  timeZone: string
  today: string
}

/** The dialog of days off once it was opened, with which it loads. */
function OpenedDaysOff({ daysOff, ...shown }: OpenedDaysOffProps) {
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

interface OpenedWeeklyHoursProps {
  weekly: ReturnType<typeof useWeeklyHours>
  doctor: { id: string; name: string }
  timeZone: string
  today: string
}

/** The dialog of weekly hours once it was opened, with which it loads. */
function OpenedWeeklyHours({ weekly, ...shown }: OpenedWeeklyHoursProps) {
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
