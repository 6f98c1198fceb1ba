import { openMinutes } from '#contract/opening-hours'
import { addDays, dayAt, timeOf, wallNumber, wallTimeAt } from '#contract/zone'

const dayMinutes = 1440
/** Further ahead nobody is told a day. */
const mostDays = 60

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
  const { weekday, minute } = weekTimeAt(now, timeZone)
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

/** The day (`yyyy-MM-dd`) on which a clinic has been open for so many hours since `from`; null when it says no hours. */
export function dayAfterOpen(
  openingHours: readonly string[] | null,
  timeZone: string,
  from: Date,
  hours: number,
): string | null {
  const { weekday, minute } = weekTimeAt(from, timeZone)
  let left = hours * 60
  for (let day = 0; openingHours && day < mostDays; day += 1) {
    const earliest = day === 0 ? minute : 0
    for (const [start, end] of openMinutes(openingHours[(weekday + day) % 7] ?? '') ?? [])
      left -= Math.max(0, end - Math.max(start, earliest))
    if (left <= 0) return addDays(dayAt(from.getTime(), timeZone), day)
  }
  return null
}

/** The weekday, Monday being 0, and the minute of the day on a clinic's clock. */
function weekTimeAt(at: Date, timeZone: string) {
  const wall = wallTimeAt(at.getTime(), timeZone)
  return {
    weekday: (new Date(wallNumber(wall)).getUTCDay() + 6) % 7,
    minute: wall.hour * 60 + wall.minute,
  }
}
