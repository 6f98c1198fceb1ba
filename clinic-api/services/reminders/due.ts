import { hourMs, minuteMs } from '#contract/durations'
import { type Quiet, quietAround } from '#contract/quiet-hours'

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
