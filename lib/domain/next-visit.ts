import type { WeekAppointment, WeekSchedule } from './schedule'

/** The visit that is taking place or comes next, of those that are still open. `now` in milliseconds. */
export function nextVisit(schedule: WeekSchedule | undefined, now: number): WeekAppointment | null {
  const open = schedule?.appointments.filter(
    ({ status, end }) => status === 'pending' && Date.parse(end) > now,
  )
  return (
    open?.reduce<WeekAppointment | null>(
      (first, each) => (!first || each.start < first.start ? each : first),
      null,
    ) ?? null
  )
}
