import 'server-only'
import { dayAt } from '#contract/zone'

/**
 * The latest day (`yyyy-MM-dd`) that a clock anywhere shows at `now` (milliseconds): a handler knows no clinic, and
 * must not refuse a day that is today at one. The clinic API measures exactly.
 */
export function latestToday(now: number): string {
  return dayAt(now, 'Pacific/Kiritimati')
}
