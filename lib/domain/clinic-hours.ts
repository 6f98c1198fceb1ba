import { openMinutes } from '#contract/opening-hours'
import { wallNumber, wallTimeAt } from '#contract/zone'

/** Whether the clinic is open at `now`, by lines such as '9:00–14:00, 22:00–2:00'; null when it says nothing. */
export function isOpenAt(
  openingHours: readonly string[] | null,
  timeZone: string,
  now: Date,
): boolean | null {
  if (!openingHours) return null
  const wall = wallTimeAt(now.getTime(), timeZone)
  const weekday = (new Date(wallNumber(wall)).getUTCDay() + 6) % 7
  const minute = wall.hour * 60 + wall.minute
  const isWithin = (day: number, at: number) =>
    (openMinutes(openingHours[day] ?? '') ?? []).some(([from, to]) => from <= at && at < to)
  // Hours of the day before may reach over midnight.
  return isWithin(weekday, minute) || isWithin((weekday + 6) % 7, minute + 1440)
}
