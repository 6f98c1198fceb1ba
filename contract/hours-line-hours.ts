import type { DayReader } from './hours-line-days.ts'
import { LineFault, type LineReader, type Token } from './hours-line-tokens.ts'
import { articles, hourJoiners, months, rangeBeginnings, through } from './hours-line-words.ts'
import { overlappingHours, type WeekdayHours } from './series-pattern.ts'
import { clockOf, minShiftMinutes, shiftMinutes } from './shift-times.ts'

const noon = 720
const midnight = 1440

/**
 * `L-J 9-14 16-20, V 9-15`: days and the hours of each of them, then further days with theirs. Between days and hours
 * `between` may read something of its own, as in `lunes alternos 9-14`.
 */
export function readHours(line: LineReader, days: DayReader, between: () => void): WeekdayHours[] {
  const hours: WeekdayHours[] = []
  do {
    const weekdays = days.read()
    between()
    while (line.takePhrase(':') || line.takePhrase(','));
    for (const { start, end, fault } of readRanges(line)) {
      for (const weekday of weekdays) hours.push({ weekday, start, end })
      if (overlappingHours(hours, true).length > 0) throw fault
    }
  } while (line.attempt(() => goTo(line, () => days.startsHere())))
  return hours.sort((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start))
}

/** Skips what joins, to where `isNext` holds. */
function goTo(line: LineReader, isNext: (line: LineReader) => boolean): true {
  while (line.takeAny(hourJoiners));
  if (!isNext(line)) throw line.fault()
  return true
}

interface Range {
  start: string
  end: string
  fault: LineFault
}

function readRanges(line: LineReader): Range[] {
  const ranges = [readRange(line)]
  while (line.attempt(() => goTo(line, startsRange))) ranges.push(readRange(line))
  return ranges
}

/** Dates begin with a word; only `from 9 to 14` and `from 1 Sep` look alike. */
function startsRange(line: LineReader): boolean {
  let first = rangeBeginnings.has(line.peek().text) ? 1 : 0
  while (first > 0 && articles.has(line.peek(first).text)) first += 1
  const { kind, text } = line.peek(first)
  if (namedTimes.has(text)) return true
  if (kind !== 'number') return false
  const behind = line.peek(first + 1).text
  const isDate =
    behind === '/' || months.has(behind) || (behind === 'de' && months.has(line.peek(first + 2).text))
  return !isDate
}

function readRange(line: LineReader): Range {
  line.takeAny(rangeBeginnings)
  while (line.takeAny(articles));
  const first = line.peek()
  const from = readClock(line)
  if (!line.takeAny(through) && !line.takeAny(joinedEnds)) throw line.fault('to')
  while (line.takeAny(articles));
  const to = readClock(line)
  const start = startOf(from, to)
  const end = to.minutes || midnight
  const place = { ...first, until: line.peek(-1).until }
  const isUnclear = end <= start && [from, to].every(({ isBare, half }) => isBare && half === null)
  if (isUnclear && start <= noon) throw new LineFault(place, 'end', meant(start, end))
  const range = { start: clockOf(start), end: clockOf(end) }
  const fault = new LineFault(place, 'end')
  if (start >= midnight || shiftMinutes(range.start, range.end) < minShiftMinutes) throw fault
  return { ...range, fault }
}

/** `2-5pm` begins in the afternoon, `10-6am` in the evening. */
function startOf(from: Clock, to: Clock): number {
  if (from.half !== null || from.minutes >= noon) return from.minutes
  const later = from.minutes + noon
  const isAfternoon = to.half === 'pm' && later < to.minutes
  const isEvening = to.half === 'am' && to.minutes <= from.minutes && to.minutes > 0
  return isAfternoon || isEvening ? later : from.minutes
}

/** `9-5`: until the afternoon, or through the night. */
function meant(start: number, end: number): { hours: string }[] {
  const short = (minutes: number) => clockOf(minutes).replace(/^0/, '').replace(':00', '')
  const spans = [
    [start, end + noon],
    [start + noon, end],
  ] as const
  return spans.flatMap(([from, to]) => {
    const isMeant = from < midnight && to <= midnight
    return isMeant && shiftMinutes(clockOf(from), clockOf(to)) >= minShiftMinutes
      ? [{ hours: `${short(from)}-${short(to)}` }]
      : []
  })
}

/** `between 9 and 14`, `entre las 9 y las 14`. */
const joinedEnds = new Set(['and', 'y'])

const namedTimes = new Map([
  ['noon', noon],
  ['midday', noon],
  ['mediodia', noon],
  ['midnight', midnight],
  ['medianoche', midnight],
])

const dayParts: [half: 'am' | 'pm', phrases: string[]][] = [
  ['am', ['de la manana', 'de la madrugada', 'in the morning']],
  ['pm', ['de la tarde', 'de la noche', 'in the afternoon', 'in the evening', 'at night']],
]

interface Clock {
  minutes: number
  half: 'am' | 'pm' | null
  /** Nothing but a number. */
  isBare: boolean
}

/** A time of hours: as `readTime`, and `24:00`, `0900`, `noon`, `9 de la noche`. */
function readClock(line: LineReader): Clock {
  const first = line.peek()
  const named = namedTimes.get(first.text)
  if (named !== undefined) {
    line.take()
    return { minutes: named, half: null, isBare: false }
  }
  const twelveNamed = first.text === '12' ? namedTimes.get(line.peek(1).text) : undefined
  if (twelveNamed !== undefined) {
    line.take()
    line.take()
    return { minutes: twelveNamed, half: null, isBare: false }
  }
  const { minutes, half } = line.attempt(() => readDigits(line)) ?? readTime(line, 24)
  const isBare = line.peek(-1) === first
  const part = half === null ? dayParts.find(([, phrases]) => line.takeOf(phrases)) : undefined
  if (!part) return { minutes, half, isBare }
  const hour = minutes % noon
  if (minutes > noon + 59) return { minutes, half: null, isBare: false }
  // Twelve at night is the end of the day, and twelve in the morning is noon.
  const twelve = { noche: midnight, manana: noon }[line.peek(-1).text]
  const said = hour === 0 && twelve !== undefined ? twelve : hour + (part[0] === 'pm' ? noon : 0)
  return { minutes: said, half: part[0], isBare: false }
}

/** `0900`, `1430`, `900`. */
function readDigits(line: LineReader): { minutes: number; half: null } {
  const { kind, text }: Token = line.peek()
  const [hours, past] = [Number(text.slice(0, -2)), Number(text.slice(-2))]
  if (kind !== 'number' || text.length < 3 || text.length > 4 || hours * 60 + past > midnight || past > 59)
    throw line.fault('hours')
  line.take()
  line.takeAny(hourWords)
  return { minutes: hours * 60 + past, half: null }
}

/** `9`, `9:30`, `9.30`, `9h30`, `9h`, `9am`, `5 p.m.`; up to `most` hours. */
export function readTime(line: LineReader, most = 23): { minutes: number; half: 'am' | 'pm' | null } {
  const fault = line.fault('hours')
  const { kind, text } = line.take()
  if (kind !== 'number' || text.length > 2) throw fault
  const past = line.attempt(() => readMinutes(line)) ?? 0
  line.takeAny(hourWords)
  const half = line.takePhrase('am') ? 'am' : line.takePhrase('pm') ? 'pm' : null
  const hour = half === null ? Number(text) : (Number(text) % 12) + (half === 'pm' ? 12 : 0)
  const isHour = hour * 60 + past <= most * 60 + (most < 24 ? 59 : 0) && past <= 59
  if (!isHour || (half !== null && (Number(text) < 1 || Number(text) > 12))) throw fault
  return { minutes: hour * 60 + past, half }
}

const hourWords = new Set(['h', 'hs', 'hrs', 'hora', 'horas'])
const minuteSigns = new Set([':', '.', 'h', "'"])

function readMinutes(line: LineReader): number {
  if (!line.takeAny(minuteSigns)) throw line.fault('hours')
  const { kind, text } = line.peek()
  if (kind !== 'number' || text.length !== 2) throw line.fault('hours')
  line.take()
  return Number(text)
}
