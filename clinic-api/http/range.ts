import { dayMs } from '#contract/durations'
import { invalidInput } from '../errors.ts'

const longestMs = 62 * dayMs

/** A half-open range of instants. Throws 400 when it is empty or longer than 62 days. */
export function parseRange({ from, to }: { from: string; to: string }): { from: Date; to: Date } {
  const range = { from: new Date(from), to: new Date(to) }
  if (range.from >= range.to) throw invalidInput({ to: 'The end must be after the start' })
  if (range.to.getTime() - range.from.getTime() > longestMs) {
    throw invalidInput({ to: 'The range must be at most 62 days long' })
  }
  return range
}
