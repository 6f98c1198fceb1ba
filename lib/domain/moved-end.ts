import { minutesOf } from '#contract/shift-times'

/** Midnight, which lists of hours show as 00:00. */
const lastMinute = 1440

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The end (`HH:mm`) after the start moved from `before` to `start`: the length stays, as far as the day reaches. */
export function movedEnd(before: string, end: string, start: string): string {
  const length = minutesOf(end) - minutesOf(before)
  if (!(length > 0)) return end
  const moved = Math.min(minutesOf(start) + length, lastMinute)
  return `${twoDigits(Math.floor(moved / 60) % 24)}:${twoDigits(moved % 60)}`
}
