import { readTime } from '#contract/hours-line-hours'
import type { LineReader } from '#contract/hours-line-tokens'
import { months } from '#contract/hours-line-words'
import { addDays } from '#contract/zone'
import type { DayRange } from './days.ts'

/** Minutes of the day on the clinic's clock; null where nothing is said. */
export interface TimeRange {
  from: number | null
  until: number | null
}

interface SaidTime {
  time: TimeRange
  /** 'This afternoon' says the day as well. */
  days: DayRange | null
}

const noon = 12 * 60
const evening = 18 * 60
/** Earlier hours mean the afternoon ('at five'): nobody works before this. */
const firstHour = 7 * 60

const morning: TimeRange = { from: null, until: noon }
const afternoon: TimeRange = { from: noon, until: null }
const night: TimeRange = { from: evening, until: null }

const parts: [phrases: string, time: TimeRange, ahead: number | null][] = [
  ['this morning|esta manana', morning, 0],
  ['this afternoon|esta tarde', afternoon, 0],
  ['this evening|tonight|esta noche', night, 0],
  ['in the morning|por la manana|de la manana|a la manana|mornings|morning', morning, null],
  ['in the afternoon|por la tarde|de la tarde|a la tarde|afternoons|afternoon', afternoon, null],
  ['in the evening|por la noche|de la noche|evening', night, null],
  ['manana por la manana', morning, 1],
]

const beginnings = [
  'later than',
  'after',
  'from',
  'despues de',
  'a partir de',
  'mas tarde de',
  'desde',
  'pasadas',
  'at',
  'a',
]
const ends = ['earlier than', 'before', 'until', 'antes de', 'hasta']
const articles = new Set(['la', 'las', 'the'])
const afternoonWords = ['de la tarde', 'por la tarde', 'in the afternoon', 'in the evening', 'de la noche']

/** Times of the day in words or figures, in English or Spanish; throws where there are none. */
export function readTimes(line: LineReader, today: string): SaidTime {
  for (const [names, time, ahead] of parts)
    for (const phrase of names.split('|')) {
      if (!line.takePhrase(phrase)) continue
      const day = ahead === null ? null : addDays(today, ahead)
      return { time, days: day === null ? null : { from: day, to: day } }
    }
  const time =
    line.attempt(() => readBetween(line)) ??
    line.attempt(() => ({ from: readBehind(line, beginnings), until: null })) ??
    line.attempt(() => ({ from: null, until: readBehind(line, ends) }))
  if (!time) throw line.fault()
  return { time, days: null }
}

function readBetween(line: LineReader): TimeRange {
  if (!line.takePhrase('between') && !line.takePhrase('entre')) throw line.fault()
  const from = readClock(line)
  if (!line.takePhrase('and') && !line.takePhrase('y')) throw line.fault()
  return { from, until: readClock(line) }
}

function readBehind(line: LineReader, openings: readonly string[]): number {
  if (!openings.some((phrase) => line.takePhrase(phrase))) throw line.fault()
  const minutes = readClock(line)
  // From the third of December is a day.
  if (line.peek().text === '/' || isMonth(line.peek().text) || isMonth(line.peek(1).text)) throw line.fault()
  return minutes
}

const isMonth = (text: string) => text.length > 2 && months.has(text)

function readClock(line: LineReader): number {
  line.takeAny(articles)
  const { minutes, half } = readTime(line)
  if (half !== null || minutes >= noon) return minutes
  const isAfternoon = afternoonWords.some((phrase) => line.takePhrase(phrase))
  return isAfternoon || minutes < firstHour ? minutes + noon : minutes
}
