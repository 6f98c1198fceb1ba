import { addDays, type WallTime, wallOf } from './zone.ts'

/** Minutes. Section 9: a shift lasts at least an hour. */
export const minShiftMinutes = 60

/** Minutes. An end before its start is on the next day; more than this past midnight is a slip of the pen. */
const longestOvernight = 18 * 60
const dayMinutes = 1440

/** Minutes since midnight of a well-formed `HH:mm`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

/** `HH:mm`; the midnight at the end of a day is 24:00. */
export function clockOf(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** 00:00 as an end is the midnight after the start. */
const endOf = (end: string) => minutesOf(end) || dayMinutes

/** How long the wall clock runs from `start` to `end`, past midnight too; not above 0 when the end cannot be meant. */
export function shiftMinutes(start: string, end: string): number {
  const [from, to] = [minutesOf(start), endOf(end)]
  const overnight = to + dayMinutes - from
  return to < from && from < dayMinutes && overnight <= longestOvernight ? overnight : to - from
}

/** Whether the shift ends on the day after; midnight itself is still the end of its own day. */
export function isOvernight(start: string, end: string): boolean {
  return endOf(end) < minutesOf(start) && shiftMinutes(start, end) > 0
}

/** The wall clock at the end of a shift of `day`. */
export function shiftEnd(day: string, start: string, end: string): WallTime {
  const minutes = minutesOf(start) + shiftMinutes(start, end)
  const on = addDays(day, Math.floor(minutes / dayMinutes))
  return wallOf(on, clockOf(((minutes % dayMinutes) + dayMinutes) % dayMinutes))
}
