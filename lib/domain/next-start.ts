import { columnOf, lateMinutes, type TodayVisit } from './today'

// Apart from the other rules of a day, which the calendar loads, too.
/** When the next visits begin that somebody is expected for, in milliseconds; null where that is not within the hour. */
export function nextStart(visits: readonly TodayVisit[], now: number): number | null {
  const due = visits.filter((visit) => columnOf(visit) === 'expected' && lateMinutes(visit, now) === 0)
  const start = Math.min(...due.map((visit) => Date.parse(visit.start)))
  return start - now <= 3_600_000 ? start : null
}
