import { weekdayOf } from '#contract/series-pattern'
import { addDays, dayAt } from '#contract/zone'

/** Days on the clinic's clock (`yyyy-MM-dd`), both included. */
export interface Days {
  firstDay: string
  lastDay: string
}

const daysAhead = 4 * 7

/** The four weeks from the next Monday on, at `now` (milliseconds). */
export function nextWeeks(now: number, timeZone: string): Days {
  const today = dayAt(now, timeZone)
  const firstDay = addDays(today, 8 - weekdayOf(today))
  return { firstDay, lastDay: addDays(firstDay, daysAhead - 1) }
}
