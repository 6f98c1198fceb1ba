import { wallTimeAt } from '#contract/zone'
import { ownZone } from './own-zone'

/** Whether the reader's clock shows the same time at that instant as a clock in the zone. */
export function isReadersClock(instant: string, timeZone: string): boolean {
  const at = Date.parse(instant)
  const here = wallTimeAt(at, ownZone())
  const there = wallTimeAt(at, timeZone)
  return JSON.stringify(here) === JSON.stringify(there)
}
