import { minuteMs } from './durations.ts'
import { type Pattern, patternDays } from './series-pattern.ts'
import { shiftEnd } from './shift-times.ts'
import { instantOf, instantsOf, type WallTime, wallNumber, wallNumberAt, wallOf } from './zone.ts'

/** Half-open, in milliseconds. */
export interface Stretch {
  start: number
  end: number
}

/**
 * The blocks of a pattern on the clock in `timeZone`, in order. On the day of a clock change a block is as long as
 * the clock makes it; one that lies wholly in the hour that is skipped is not there.
 */
export function expandPattern(pattern: Pattern, timeZone: string): Stretch[] {
  const blocks: Stretch[] = []
  for (const { day, hours } of patternDays(pattern)) {
    for (const { start, end } of hours) {
      const block = {
        start: reachedAt(wallOf(day, start), timeZone),
        end: reachedAt(shiftEnd(day, start, end), timeZone),
      }
      if (block.end > block.start) blocks.push(block)
    }
  }
  return blocks
}

/** The first instant at which the clock shows this time or, where it jumps over it, a later one. */
export function reachedAt(wall: WallTime, timeZone: string): number {
  const [first] = instantsOf(wall, timeZone)
  if (first !== undefined) return first
  const target = wallNumber(wall)
  // The jump lies between: by the clock before it this time is past it, by the clock after it not yet there.
  let after = instantOf(wall, timeZone)
  const jump = wallNumberAt(after, timeZone) - target
  let before = after - jump - minuteMs
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (wallNumberAt(middle, timeZone) < target) before = middle
    else after = middle
  }
  return after
}
