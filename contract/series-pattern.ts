import { dayMs } from './durations.ts'
import { minShiftMinutes, minutesOf, shiftMinutes } from './shift-times.ts'
import { addDays, wallNumber, wallOf } from './zone.ts'

export const mostSeriesDays = 366
export const mostBlocks = 4000

const tooShort = 'End Time must be after Start Time and at least 60 minutes later'

/** Which weeks of the year, by their number in ISO 8601. */
export const weekParities = ['even', 'odd'] as const

export type WeekParity = (typeof weekParities)[number]

/** Hours that begin on one day of the week; Monday is 1. They end on the day after when the end is before the start. */
export interface WeekdayHours {
  weekday: number
  start: string
  end: string
}

export interface Pattern {
  from: string
  until: string
  everyWeeks: number
  /** Instead of counting from the first week: those with an even or an odd number. */
  parity?: WeekParity | null | undefined
  hours: WeekdayHours[]
  except: { from: string; to: string }[]
}

interface Fault {
  path: (string | number)[]
  message: string
}

/** Faults of a well-formed pattern, with the field that shows each. */
export function patternFaults(pattern: Pattern): Fault[] {
  const { from, until, everyWeeks, parity, hours, except } = pattern
  const faults: Fault[] = []
  if (until < from) faults.push({ path: ['until'], message: 'The end must not be before the beginning' })
  else if (daysBetween(from, until) >= mostSeriesDays)
    faults.push({ path: ['until'], message: 'At most a year at once' })
  else if (countBlocks(pattern) > mostBlocks)
    faults.push({ path: ['hours'], message: 'At most 4,000 schedules at once' })
  hours.forEach(({ start, end }, index) => {
    if (shiftMinutes(start, end) < minShiftMinutes)
      faults.push({ path: ['hours', index, 'end'], message: tooShort })
  })
  for (const index of overlappingHours(hours, everyWeeks === 1 && !parity))
    faults.push({ path: ['hours', index, 'start'], message: 'These hours overlap others of the same day' })
  except.forEach((span, index) => {
    if (span.to < span.from)
      faults.push({ path: ['except', index, 'to'], message: 'The end must not be before the beginning' })
  })
  return faults
}

/** The days on which the pattern has hours, in order, with the hours of each. */
export function* patternDays(pattern: Pattern): Generator<{ day: string; hours: WeekdayHours[] }> {
  const { from, until, everyWeeks, parity, hours, except } = pattern
  const monday = addDays(from, 1 - weekdayOf(from))
  const days = daysBetween(from, until)
  for (let ahead = 0; ahead <= days && ahead < mostSeriesDays; ahead += 1) {
    const day = addDays(from, ahead)
    if (!isInWeek({ everyWeeks, parity }, monday, day)) continue
    if (except.some((span) => span.from <= day && day <= span.to)) continue
    const weekday = weekdayOf(day)
    const ofDay = hours.filter((each) => each.weekday === weekday)
    if (ofDay.length > 0)
      yield { day, hours: ofDay.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)) }
  }
}

/** The last week of a year may have an odd number, as the first of the next has: then no count of weeks fits. */
function isInWeek(
  { everyWeeks, parity }: Pick<Pattern, 'everyWeeks' | 'parity'>,
  monday: string,
  day: string,
): boolean {
  if (parity) return (isoWeekOf(day) % 2 === 0) === (parity === 'even')
  return Math.floor(daysBetween(monday, day) / 7) % everyWeeks === 0
}

/** The number of the week, which is of the year that its Thursday is in. */
export function isoWeekOf(day: string): number {
  const thursday = addDays(day, 4 - weekdayOf(day))
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1
}

/** Monday is 1. */
export function weekdayOf(day: string): number {
  return new Date(wallNumber(wallOf(day))).getUTCDay() || 7
}

export function daysBetween(from: string, to: string): number {
  return Math.round((wallNumber(wallOf(to)) - wallNumber(wallOf(from))) / dayMs)
}

function countBlocks(pattern: Pattern): number {
  let count = 0
  for (const { hours } of patternDays(pattern)) count += hours.length
  return count
}

const weekMinutes = 7 * 1440

/** Which hours overlap others before them. `wraps`: they come every week, so Sunday night meets Monday. */
export function overlappingHours(hours: readonly WeekdayHours[], wraps: boolean): number[] {
  const spans = hours.map(({ weekday, start, end }) => {
    const from = (weekday - 1) * 1440 + minutesOf(start)
    return { from, to: from + shiftMinutes(start, end) }
  })
  const away = wraps ? [0, weekMinutes, -weekMinutes] : [0]
  return spans.flatMap((mine, index) => {
    const clash = spans
      .slice(0, index)
      .some((other) => away.some((far) => other.from + far < mine.to && mine.from < other.to + far))
    return clash ? [index] : []
  })
}

/** By day and start. */
export function sortedHours(hours: readonly WeekdayHours[]): WeekdayHours[] {
  return hours.toSorted((a, b) => a.weekday - b.weekday || minutesOf(a.start) - minutesOf(b.start))
}
