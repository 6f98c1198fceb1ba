import { openMinutes } from '#contract/opening-hours'
import { timeOf, wallNumber, wallTimeAt } from '#contract/zone'

const dayMinutes = 1440

/**
 * Until when the clinic is open at `now` ('14:00'), true when it does not close within a day, and false while it is
 * closed, by lines such as '9:00–14:00, 22:00–2:00'; null when it says nothing.
 */
export function openUntil(
  openingHours: readonly string[] | null,
  timeZone: string,
  now: Date,
): string | boolean | null {
  if (!openingHours) return null
  const wall = wallTimeAt(now.getTime(), timeZone)
  const weekday = (new Date(wallNumber(wall)).getUTCDay() + 6) % 7
  const minute = wall.hour * 60 + wall.minute
  // Hours of the day before may reach over midnight, and those of the next may go on from today's.
  const spans = [-1, 0, 1].flatMap((day) =>
    (openMinutes(openingHours[(weekday + day + 7) % 7] ?? '') ?? []).map(([from, to]) => ({
      from: from + day * dayMinutes,
      to: to + day * dayMinutes,
    })),
  )
  const endAfter = (at: number): number => {
    const span = spans.find(({ from, to }) => from <= at && at < to)
    return span ? endAfter(span.to) : at
  }
  const end = endAfter(minute)
  if (end === minute) return false
  if (end >= minute + dayMinutes) return true
  return timeOf({ hour: Math.floor(end / 60) % 24, minute: end % 60 })
}
