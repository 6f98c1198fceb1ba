import { dayMs, minuteMs } from './durations.ts'

/** A wall-clock time without zone. Months and days count from 1. */
export interface WallTime {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, made)
  return made
}

/** True for an IANA zone that this machine knows. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatterOf(timeZone)
    return true
  } catch {
    return false
  }
}

const quarterMs = 900_000
const mostQuarters = 2000
const offsets = new Map<string, Map<number, number>>()

/** Milliseconds by which the clock in `timeZone` is ahead of UTC. Clocks change at full quarters of an hour only. */
function offsetAt(instant: number, timeZone: string): number {
  const quarter = Math.floor(instant / quarterMs)
  const ofZone = offsets.get(timeZone) ?? new Map<number, number>()
  const known = ofZone.get(quarter)
  if (known !== undefined) return known
  const fields: Record<string, number> = {}
  for (const part of formatterOf(timeZone).formatToParts(quarter * quarterMs)) {
    fields[part.type] = Number(part.value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  const offset = Date.UTC(year, month - 1, day, hour, minute, second) - quarter * quarterMs
  if (ofZone.size >= mostQuarters) ofZone.clear()
  offsets.set(timeZone, ofZone.set(quarter, offset))
  return offset
}

/** The wall clock in `timeZone` at `instant` (milliseconds since the epoch). */
export function wallTimeAt(instant: number, timeZone: string): WallTime {
  return wallFromNumber(instant + offsetAt(instant, timeZone))
}

/** `wallNumber` of what the clock in `timeZone` shows at `instant`. */
export function wallNumberAt(instant: number, timeZone: string): number {
  return Math.floor((instant + offsetAt(instant, timeZone)) / minuteMs) * minuteMs
}

/** The wall time as if it were UTC, in milliseconds: a number to do wall-clock arithmetic with. */
export function wallNumber(wall: WallTime): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute)
}

/** Inverse of `wallNumber`. */
export function wallFromNumber(number: number): WallTime {
  const date = new Date(number)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
  }
}

/**
 * The instants (milliseconds) at which the clock in `timeZone` shows `wall`, earliest first: one as a rule, two in
 * the hour that repeats in autumn, none in the hour that is skipped in spring.
 */
export function instantsOf(wall: WallTime, timeZone: string): number[] {
  const target = wallNumber(wall)
  const offsets = [-dayMs, dayMs].map((shift) => wallNumberAt(target + shift, timeZone) - (target + shift))
  const candidates = [...new Set(offsets)].map((offset) => target - offset)
  return candidates.filter((candidate) => wallNumberAt(candidate, timeZone) === target).sort((a, b) => a - b)
}

/**
 * Like `instantsOf`, but always one instant: the first of two, and for a skipped time the one just after the jump.
 */
export function instantOf(wall: WallTime, timeZone: string): number {
  const [first] = instantsOf(wall, timeZone)
  if (first !== undefined) return first
  const target = wallNumber(wall)
  const before = wallNumberAt(target - dayMs, timeZone) - (target - dayMs)
  return target - before
}

/**
 * In the hour that repeats in autumn, which of its two runs is meant, as `GMT+2`; empty at all other times. Stands
 * behind a time that would otherwise be said twice a night.
 */
export function clockMark(instant: number, timeZone: string): string {
  const wall = wallTimeAt(instant, timeZone)
  if (instantsOf(wall, timeZone).length < 2) return ''
  const minutes = Math.ceil((wallNumber(wall) - instant) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  if (minutes === 0) return 'GMT'
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${rest}` : ''}`
}

/** `yyyy-MM-dd` of the wall time. */
export function dayOf(wall: WallTime): string {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  return `${pad(wall.year, 4)}-${pad(wall.month)}-${pad(wall.day)}`
}

/** `HH:mm` of the wall time. */
export function timeOf(wall: Pick<WallTime, 'hour' | 'minute'>): string {
  return `${String(wall.hour).padStart(2, '0')}:${String(wall.minute).padStart(2, '0')}`
}

/** The wall time of `yyyy-MM-dd` and `HH:mm`; both must be well formed. */
export function wallOf(day: string, time = '00:00'): WallTime {
  return {
    year: Number(day.slice(0, -6)),
    month: Number(day.slice(-5, -3)),
    day: Number(day.slice(-2)),
    hour: Number(time.slice(0, 2)),
    minute: Number(time.slice(3, 5)),
  }
}

/** The calendar day in `timeZone` at `instant` (milliseconds). */
export function dayAt(instant: number, timeZone: string): string {
  return dayOf(wallTimeAt(instant, timeZone))
}

/**
 * The latest day that a clock of Spain, where the clinics are, shows at `instant` (milliseconds): without knowing the clinic,
 * a day must not be refused that is already today there.
 */
export function latestToday(instant: number): string {
  return dayAt(instant, 'Europe/Madrid')
}

/** `day` moved by a number of calendar days. */
export function addDays(day: string, count: number): string {
  return dayOf(wallFromNumber(wallNumber(wallOf(day)) + count * dayMs))
}

/** First and one-past-last instant (milliseconds) of `day` in `timeZone`: 23, 24 or 25 hours apart. */
export function dayBounds(day: string, timeZone: string): { start: number; end: number } {
  return { start: instantOf(wallOf(day), timeZone), end: instantOf(wallOf(addDays(day, 1)), timeZone) }
}
