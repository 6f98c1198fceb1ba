import { type WeekdayHours, weekdayOf } from '#contract/series-pattern'
import type { ShiftTimes } from '@/lib/domain/shift-draft'

/** The hours of a series in which those of one block were moved; null when the series has no such hours. */
export function movedHours(
  hours: readonly WeekdayHours[],
  before: ShiftTimes,
  after: ShiftTimes,
): WeekdayHours[] | null {
  const weekday = weekdayOf(before.date)
  const index = hours.findIndex(
    ({ weekday: on, start, end }) =>
      on === weekday && start === before.startTime && midnightOf(end) === midnightOf(before.endTime),
  )
  if (index < 0) return null
  const moved = { weekday: weekdayOf(after.date), start: after.startTime, end: midnightOf(after.endTime) }
  return hours.with(index, moved)
}

/** The end of a day is 00:00 in the dialog and 24:00 in a pattern. */
const midnightOf = (end: string) => (end === '00:00' ? '24:00' : end)
