import { openMinutes } from '#contract/opening-hours'
import { timeOf, wallNumber, wallTimeAt } from '#contract/zone'

/**
 * Until when the clinic is open at `now` ('14:00'), false while it is closed, by lines such as '9:00–14:00, 22:00–2:00';
 * null when it says nothing.
 */
export function openUntil(
  openingHours: readonly string[] | null,
  timeZone: string,
  now: Date,
): string | false | null {
  if (!openingHours) return null
  const wall = wallTimeAt(now.getTime(), timeZone)
  const weekday = (new Date(wallNumber(wall)).getUTCDay() + 6) % 7
  const minute = wall.hour * 60 + wall.minute
  const endOf = (day: number, at: number) =>
    (openMinutes(openingHours[day] ?? '') ?? []).find(([from, to]) => from <= at && at < to)?.[1]
  // Hours of the day before may reach over midnight.
  const end = endOf(weekday, minute) ?? endOf((weekday + 6) % 7, minute + 1440)
  return end !== undefined && timeOf({ hour: Math.floor(end / 60) % 24, minute: end % 60 })
}
