import { expandPattern } from '#contract/series-expansion'
import type { Pattern } from '#contract/series-pattern'
import type { SeriesScope } from '#contract/workshift-series'
import { dayBounds } from '#contract/zone'
import { invalidInput } from '../../errors.ts'
import type { Reach } from './queries.ts'

export interface Scope {
  scope: SeriesScope
  date?: string | undefined
}

const endOfTime = Date.UTC(9999, 0)

/** The stretch of time that a change reaches; what has begun at `now` (milliseconds) is out of reach. */
export function reachOf({ scope, date }: Scope, timeZone: string, now: number): Reach {
  if (scope === 'all') return { start: now + 1, end: endOfTime }
  if (!date) throw invalidInput({ date: 'Select a date' })
  const { start, end } = dayBounds(date, timeZone)
  return { start: Math.max(start, now + 1), end: scope === 'one' ? end : endOfTime }
}

/** The blocks of a pattern within reach. */
export function blocksWithin(pattern: Pattern, timeZone: string, { start, end }: Reach) {
  return expandPattern(pattern, timeZone).filter((block) => block.start >= start && block.start < end)
}
