import { addDays, dayOf, instantOf, timeOf, wallOf, wallTimeAt } from './zone.ts'

/** Times of a clock, `HH:mm`; the night may pass midnight. Equal times mean no quiet hours. */
export interface Quiet {
  quietFrom: string
  quietTo: string
}

/** The stretch of quiet hours that `instant` lies in: its first instant and the one after its last. */
export function quietAround(
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
