import type { ReminderSettings } from '#contract/reminders'
import { addDays, dayOf, instantOf, timeOf, wallOf, wallTimeAt } from '#contract/zone'

const hourMs = 3_600_000
const minuteMs = 60_000

type Quiet = Pick<ReminderSettings, 'quietFrom' | 'quietTo'>

/**
 * When the reminder of a visit at `start` goes out (milliseconds): `hours` before it, and if that is in the quiet
 * hours of the clinic's clock, at their end while that leaves an hour, else a minute before they begin.
 */
export function reminderDue(start: number, hours: number, quiet: Quiet, timeZone: string): number {
  const wanted = start - hours * hourMs
  const night = quietAround(wanted, quiet, timeZone)
  if (!night) return wanted
  return start - night.end >= hourMs ? night.end : night.start - minuteMs
}

/** The stretch of quiet hours that `instant` lies in: its first instant and the one after its last. */
function quietAround(
  instant: number,
  { quietFrom, quietTo }: Quiet,
  timeZone: string,
): { start: number; end: number } | null {
  if (quietFrom === quietTo) return null
  const wall = wallTimeAt(instant, timeZone)
  const [today, time] = [dayOf(wall), timeOf(wall)]
  const isOverMidnight = quietFrom > quietTo
  const began = isOverMidnight && time < quietTo ? addDays(today, -1) : today
  const ended = isOverMidnight ? addDays(began, 1) : began
  const start = instantOf(wallOf(began, quietFrom), timeZone)
  const end = instantOf(wallOf(ended, quietTo), timeZone)
  return instant >= start && instant < end ? { start, end } : null
}
