import { hourMs, minuteMs } from '#contract/durations'

/** A process that dies while sending gives its messages back after this long. */
export const leaseMs = 5 * minuteMs

const firstPauseMs = minuteMs / 2
const longestPauseMs = 6 * hourMs

/** Milliseconds until the next attempt: half a minute, doubled each time, six hours at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
}
