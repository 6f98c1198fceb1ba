import type { WeekAppointment, WeekSchedule } from './schedule'

export interface PresentVisit {
  /** Whether it is its time, its time without anybody here (only where the clinic notes arrivals), or it comes next. */
  word: 'now' | 'awaited' | 'next'
  visit: WeekAppointment
}

/** The open visit whose time it is, and the one that comes next. `now` in milliseconds. */
export function presentVisits(
  schedule: Pick<WeekSchedule, 'appointments'> | undefined,
  now: number,
): PresentVisit[] {
  const visits = schedule?.appointments ?? []
  const hasBegun = ({ start }: WeekAppointment) => Date.parse(start) <= now
  const open = visits
    .filter(({ status, end }) => status === 'pending' && Date.parse(end) > now)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  const isFirst = (visit: WeekAppointment) =>
    visit === open.find((each) => hasBegun(each) === hasBegun(visit))
  const notesArrivals = visits.some(({ arrivedAt }) => arrivedAt)
  const wordOf = (visit: WeekAppointment) =>
    !hasBegun(visit) ? 'next' : notesArrivals && !visit.arrivedAt ? 'awaited' : 'now'
  return open.filter(isFirst).map((visit) => ({ visit, word: wordOf(visit) }))
}
