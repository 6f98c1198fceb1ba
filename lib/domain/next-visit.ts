import type { WeekAppointment, WeekSchedule } from './schedule'

/** The open visit that is taking place, and the one that comes next. `now` in milliseconds. */
export function presentVisits(
  schedule: Pick<WeekSchedule, 'appointments'> | undefined,
  now: number,
): { now: WeekAppointment | null; next: WeekAppointment | null } {
  const open = (schedule?.appointments ?? [])
    .filter(({ status, end }) => status === 'pending' && Date.parse(end) > now)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const hasBegun = ({ start }: WeekAppointment) => Date.parse(start) <= now
  return { now: open.find(hasBegun) ?? null, next: open.find((visit) => !hasBegun(visit)) ?? null }
}
