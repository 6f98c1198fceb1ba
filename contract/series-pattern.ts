import { minShiftMinutes, minutesOf } from './shift-times.ts'
import { addDays, wallNumber, wallOf } from './zone.ts'

export const mostSeriesDays = 366
export const mostBlocks = 4000

const dayMs = 86_400_000
const tooShort = 'End Time must be after Start Time and at least 60 minutes later'

/** Hours of one day of the week; Monday is 1. */
export interface WeekdayHours {
  weekday: number
  start: string
  end: string
}

export interface Pattern {
  from: string
  until: string
  everyWeeks: number
  hours: WeekdayHours[]
  except: { from: string; to: string }[]
}

interface Fault {
  path: (string | number)[]
  message: string
}

/** What makes a well-formed pattern unusable, by the field at which it is said. */
export function patternFaults(pattern: Pattern): Fault[] {
  const { from, until, hours, except } = pattern
  const faults: Fault[] = []
  if (until < from) faults.push({ path: ['until'], message: 'The end must not be before the beginning' })
  else if (daysBetween(from, until) >= mostSeriesDays)
    faults.push({ path: ['until'], message: 'At most a year at once' })
  else if (countBlocks(pattern) > mostBlocks)
    faults.push({ path: ['hours'], message: 'At most 4,000 blocks at once' })
  hours.forEach(({ start, end }, index) => {
    if (minutesOf(end) - minutesOf(start) < minShiftMinutes)
      faults.push({ path: ['hours', index, 'end'], message: tooShort })
  })
  for (const index of overlappingHours(hours))
    faults.push({ path: ['hours', index, 'start'], message: 'These hours overlap others of the same day' })
  except.forEach((span, index) => {
    if (span.to < span.from)
      faults.push({ path: ['except', index, 'to'], message: 'The end must not be before the beginning' })
  })
  return faults
}

/** The days on which the pattern has hours, in order, with the hours of each. */
export function* patternDays(pattern: Pattern): Generator<{ day: string; hours: WeekdayHours[] }> {
  const { from, until, everyWeeks, hours, except } = pattern
  const monday = addDays(from, 1 - weekdayOf(from))
  const days = daysBetween(from, until)
  for (let ahead = 0; ahead <= days && ahead < mostSeriesDays; ahead += 1) {
    const day = addDays(from, ahead)
    if (Math.floor(daysBetween(monday, day) / 7) % everyWeeks !== 0) continue
    if (except.some((span) => span.from <= day && day <= span.to)) continue
    const weekday = weekdayOf(day)
    const ofDay = hours.filter((each) => each.weekday === weekday)
    if (ofDay.length > 0)
      yield { day, hours: ofDay.toSorted((a, b) => minutesOf(a.start) - minutesOf(b.start)) }
  }
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

function overlappingHours(hours: readonly WeekdayHours[]): number[] {
  return hours.flatMap((mine, index) => {
    const clash = hours.some(
      (other, before) =>
        before < index && other.weekday === mine.weekday && other.start < mine.end && mine.start < other.end,
    )
    return clash ? [index] : []
  })
}
