import type { LineFault, LineReader } from './hours-line-tokens.ts'
import {
  articles,
  dayGroups,
  joiners,
  months,
  rangeBeginnings,
  through,
  weekdays,
} from './hours-line-words.ts'
import type { WeekdayHours } from './series-pattern.ts'
import { minShiftMinutes } from './shift-times.ts'

/** `L-J 9-14 16-20, V 9-15`: days and the hours of each of them, then further days with theirs. */
export function readHours(line: LineReader): WeekdayHours[] {
  const hours: WeekdayHours[] = []
  do {
    const days = readDays(line)
    line.takePhrase(':')
    for (const { start, end, fault } of readRanges(line)) {
      for (const weekday of days) {
        if (hours.some((each) => each.weekday === weekday && each.start < end && start < each.end))
          throw fault
        hours.push({ weekday, start, end })
      }
    }
  } while (line.attempt(() => goTo(line, startsDays)))
  return hours.sort((a, b) => a.weekday - b.weekday || a.start.localeCompare(b.start))
}

/** Skips what joins, to where `isNext` holds. */
function goTo(line: LineReader, isNext: (line: LineReader) => boolean): true {
  while (line.takeAny(joiners));
  if (!isNext(line)) throw line.fault()
  return true
}

const startsDays = (line: LineReader) => line.foresees(() => readDay(line))

function readDays(line: LineReader): number[] {
  const days = new Set<number>()
  do {
    const from = readDay(line)
    const to = from.length === 1 && line.attempt(() => readThrough(line))
    for (const day of to ? between(from[0] ?? 1, to) : from) days.add(day)
  } while (line.attempt(() => goTo(line, startsDays)))
  return [...days].sort()
}

function readThrough(line: LineReader): number {
  if (!line.takeAny(through)) throw line.fault()
  const [day, ...others] = readDay(line)
  if (!day || others.length > 0) throw line.fault()
  return day
}

/** Over Sunday too: `V-L` is Friday to Monday. */
function between(from: number, to: number): number[] {
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, ahead) => ((from - 1 + ahead) % 7) + 1)
}

/** One day, a phrase for several, or Spanish letters in a row such as `LXV`. */
function readDay(line: LineReader): number[] {
  for (const [phrase, days] of dayGroups) if (line.takePhrase(phrase)) return days
  while (line.takeAny(articles));
  const fault = line.fault()
  const { kind, text } = line.take()
  const day = kind === 'word' ? weekdays.get(text) : undefined
  if (day) return [day]
  const letters =
    kind === 'word' && text.length > 1 ? [...text].map((each) => 'lmxjvsd'.indexOf(each) + 1) : []
  if (letters.length === 0 || letters.some((each, index) => each <= (letters[index - 1] ?? 0))) throw fault
  return letters
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
  const first = rangeBeginnings.has(line.peek().text) ? 1 : 0
  if (line.peek(first).kind !== 'number') return false
  const behind = line.peek(first + 1).text
  const isDate =
    behind === '/' || months.has(behind) || (behind === 'de' && months.has(line.peek(first + 2).text))
  return !isDate
}

function readRange(line: LineReader): Range {
  line.takeAny(rangeBeginnings)
  while (line.takeAny(articles));
  const fault = line.fault()
  const from = readTime(line)
  if (!line.takeAny(through) && !line.takeAny(joinedEnds)) throw line.fault()
  line.takeAny(articles)
  const to = readTime(line)
  const isAfternoon = to.half === 'pm' && from.half === null && from.minutes + 720 < to.minutes
  const [start, end] = [from.minutes + (isAfternoon ? 720 : 0), to.minutes]
  if (end - start < minShiftMinutes) throw fault
  return { start: clock(start), end: clock(end), fault }
}

/** `between 9 and 14`, `entre las 9 y las 14`. */
const joinedEnds = new Set(['and', 'y'])

/** `9`, `9:30`, `9.30`, `9h30`, `9h`, `9am`, `5 pm`. */
export function readTime(line: LineReader): { minutes: number; half: 'am' | 'pm' | null } {
  const fault = line.fault()
  const { kind, text } = line.take()
  if (kind !== 'number' || text.length > 2) throw fault
  const past = line.attempt(() => readMinutes(line)) ?? 0
  line.takeAny(hourWords)
  const half = line.takePhrase('am') ? 'am' : line.takePhrase('pm') ? 'pm' : null
  const hour = half === null ? Number(text) : (Number(text) % 12) + (half === 'pm' ? 12 : 0)
  if (hour > 23 || past > 59 || (half !== null && (Number(text) < 1 || Number(text) > 12))) throw fault
  return { minutes: hour * 60 + past, half }
}

const hourWords = new Set(['h', 'hs', 'hrs', 'horas'])
const minuteSigns = new Set([':', '.', 'h'])

function readMinutes(line: LineReader): number {
  if (!line.takeAny(minuteSigns)) throw line.fault()
  const { kind, text } = line.peek()
  if (kind !== 'number' || text.length !== 2) throw line.fault()
  line.take()
  return Number(text)
}

function clock(minutes: number): string {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
