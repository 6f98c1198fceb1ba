import { minuteMs } from './durations.ts'

/** Half-open, in milliseconds. */
export interface Interval {
  start: number
  end: number
}

/** The starts of the slots of a shift: one after the other from its beginning, each wholly inside. */
export function slotsOf(shift: Interval, slotMinutes: number): number[] {
  const length = slotMinutes * minuteMs
  const count = Math.max(0, Math.floor((shift.end - shift.start) / length))
  return Array.from({ length: count }, (_, index) => shift.start + index * length)
}

export function overlaps(a: Interval, b: Interval): boolean {
  return a.start < b.end && b.start < a.end
}
