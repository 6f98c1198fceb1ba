'use client'

import type { CalendarStart } from '@/lib/domain/schedule'
import { OpenedDaysOff } from './days-off/opened-days-off'
import { useDaysOff } from './days-off/use-days-off'
import type { CalendarPlace } from './use-calendar-place'
import { OpenedWeeklyHours } from './weekly-hours/opened-weekly-hours'
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
