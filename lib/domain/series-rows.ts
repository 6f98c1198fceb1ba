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
    (each) => each.weekday === weekday && each.start === before.startTime && each.end === before.endTime,
  )
  if (index < 0) return null
  const moved = { weekday: weekdayOf(after.date), start: after.startTime, end: after.endTime }
  return hours.with(index, moved)
}
