import { timeOf, wallNumber, wallTimeAt } from '#contract/zone'

const early = (time: string) => time.padStart(5, '0')

/** Whether the clinic is open at `now`, by lines such as '9:00–14:00, 16:00–20:00'; null when it says nothing. */
export function isOpenAt(
  openingHours: readonly string[] | null,
  timeZone: string,
  now: Date,
): boolean | null {
  if (!openingHours) return null
  const wall = wallTimeAt(now.getTime(), timeZone)
  const weekday = (new Date(wallNumber(wall)).getUTCDay() + 6) % 7
  const time = timeOf(wall)
  const spans = (openingHours[weekday] ?? '').split(', ').filter(Boolean)
  return spans.some((span) => {
    const [from = '', to = ''] = span.split('–').map(early)
    return from <= time && time < to
  })
}
