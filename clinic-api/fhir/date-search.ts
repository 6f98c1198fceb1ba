import { dayMs, hourMs, minuteMs } from '#contract/durations'
import { invalidInput } from '../errors.ts'

/** A half-open stretch of time in milliseconds since 1970; an open end is infinite. */
export interface Stretch {
  from: number
  until: number
}

const prefixes = ['eq', 'ne', 'gt', 'lt', 'ge', 'le', 'sa', 'eb', 'ap'] as const

export type DatePrefix = (typeof prefixes)[number]

/** A date as it was written: what it covers on its own clock, and how far that is ahead of UTC if it says so. */
export interface WrittenDate {
  wall: Stretch
  offset: number | null
}

export interface SearchDate extends WrittenDate {
  prefix: DatePrefix
}

const form =
  /^([a-z]{2})?(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(Z|[+ -]\d{2}:\d{2})?)?)?)?$/

/** The dates of a parameter, any of which may be meant. Throws 400 for what is no date and no prefix of R4. */
export function readDates(name: string, value: string): SearchDate[] {
  return value.split(',').map((each) => {
    const found = parseDate(each)
    if (!found) throw invalidInput({ [name]: 'Invalid date' })
    return found
  })
}

/** The interval that a date covers by its precision: a year, a month, a day, a minute, a second or a millisecond. */
export function parseDate(text: string): SearchDate | null {
  const [, prefix = 'eq', year = '', month, day, hour, minute, second, fraction, zone] = form.exec(text) ?? []
  const known = prefixes.find((each) => each === prefix)
  const offset = offsetOf(zone)
  if (!known || year === '' || year === '0000' || offset === undefined) return null
  const first = midnight(Number(year), Number(month ?? 1), Number(day ?? 1))
  if (first === null) return null
  if (hour === undefined)
    return { prefix: known, wall: { from: first, until: endOf(first, month, day) }, offset }
  // A leap second is the last one that the regular expressions of R4 allow.
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second ?? 0) > 60) return null
  const millisecond = Number((fraction ?? '').slice(0, 3).padEnd(3, '0'))
  const from =
    first + Number(hour) * hourMs + Number(minute) * minuteMs + Number(second ?? 0) * 1000 + millisecond
  const length = fraction ? 1 : second ? 1000 : minuteMs
  return { prefix: known, wall: { from, until: from + length }, offset }
}

/** Null for a day that no calendar has. Years below 100 are no years of the last century. */
function midnight(year: number, month: number, day: number): number | null {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null
}

function endOf(first: number, month: string | undefined, day: string | undefined): number {
  const end = new Date(first)
  if (day) return first + dayMs
  if (month) return end.setUTCMonth(end.getUTCMonth() + 1)
  return end.setUTCFullYear(end.getUTCFullYear() + 1)
}

/** Null for none, undefined for one that no place has. A bare plus reads as a blank in a query. */
function offsetOf(zone: string | undefined): number | null | undefined {
  if (zone === undefined) return null
  if (zone === 'Z') return 0
  const [hours = 0, minutes = 0] = zone.slice(1).split(':').map(Number)
  const size = hours * hourMs + minutes * minuteMs
  if (minutes > 59 || size > 14 * hourMs) return undefined
  return zone.startsWith('-') ? -size : size
}
