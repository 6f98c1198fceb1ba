import { readDay } from './hours-line-dates.ts'
import { DayReader, type LineLanguage } from './hours-line-days.ts'
import { daysLeftOut, type Exception, readExceptions } from './hours-line-except.ts'
import { readHours } from './hours-line-hours.ts'
import { type Choice, type Expectation, LineFault, LineReader } from './hours-line-tokens.ts'
import { type Recurrence, readLeading, readRecurrence } from './hours-line-weeks.ts'
import { beginnings, ends, hourJoiners, joiners } from './hours-line-words.ts'
import { isoWeekOf, type Pattern, patternFaults, weekdayOf } from './series-pattern.ts'
import { addDays } from './zone.ts'

export interface LineStop {
  /** First character of the word that was not understood; the end of the line when something is missing. */
  at: number
  /** End of the text that a choice would replace. */
  until: number
  word: string
  /** The expected kind of word, and possible meanings. */
  expected: Expectation
  choices: readonly Choice[]
}

export type LineAnswer = { pattern: Pattern; exceptHolidays?: true } | LineStop

export interface LineKnowledge {
  /** The person's language decides the meaning of a letter when the line does not. */
  language?: LineLanguage
  /** Days off at the clinic's region, left out when the line says so. */
  holidays?: Readonly<Pattern['except']>
}

const daysOfYear = 364

/**
 * Working hours written in one line, in Spanish or English: `L-V 9-14 16-20, cada 2 semanas, hasta 31/12, salvo
 * 24-26/12`. Without a beginning they begin `today`, without an end they last a year.
 */
export function parseHoursLine(text: string, today: string, known: LineKnowledge = {}): LineAnswer {
  try {
    return readPattern(new LineReader(text), today, known)
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault
    const { at, until, word, expected, choices } = fault
    return { at, until, word, expected, choices }
  }
}

function readPattern(
  line: LineReader,
  today: string,
  { language, holidays = [] }: LineKnowledge,
): LineAnswer {
  const days = new DayReader(line, language)
  const leading = readLeading(line, () => days.startsHere())
  let recurrence: Recurrence | null = leading
  if (leading) while (line.takeAny(hourJoiners) || line.takePhrase(':'));
  const hours = readHours(line, days, () => {
    const start = line.fault('hours')
    const weeks = line.attempt(() => readRecurrence(line))
    if (weeks && recurrence) throw start
    recurrence ??= weeks
  })
  let from: string | null = null
  let until: string | null = null
  let untilFault: LineFault | null = null
  const exceptions: Exception[] = []
  const said = new Set<string>(recurrence ? ['every'] : [])
  while (!line.isAtEnd) {
    while (line.takeAny(joiners));
    const start = line.fault('more')
    const once = (what: string) => {
      if (said.has(what)) throw start
      said.add(what)
    }
    if (line.isAtEnd) break
    const left = readExceptions(line, from ?? today)
    const weeks = left ? null : readRecurrence(line)
    if (left) exceptions.push(...left)
    else if (weeks) {
      once('every')
      recurrence = weeks
    } else if (line.takeOf(openings) || line.takeAny(beginnings)) {
      once('from')
      from = readDay(line, today)
    } else if (line.takeAny(ends)) {
      once('until')
      untilFault = line.fault('date')
      until = readDay(line, from ?? today)
    } else throw start
  }
  const { everyWeeks, parity }: Recurrence = recurrence ?? { everyWeeks: 1, parity: null }
  const first = from ?? firstDay(today, parity)
  const span = { from: first, until: until ?? addDays(first, daysOfYear) }
  const except = daysLeftOut(exceptions, span, holidays)
  const pattern = { hours, ...span, everyWeeks, ...(parity && { parity }), except }
  if (patternFaults(pattern).length > 0) throw untilFault ?? line.fault('more')
  return { pattern, ...(exceptions.includes('holidays') && { exceptHolidays: true }) }
}

const openings = ['a partir del', 'a partir de', 'desde el dia', 'starting on', 'starting from']

/** The first day of even or odd weeks: today, or Monday when this week is none of them. */
function firstDay(today: string, parity: Pattern['parity']): string {
  const isThis = !parity || (isoWeekOf(today) % 2 === 0) === (parity === 'even')
  return isThis ? today : addDays(today, 8 - weekdayOf(today))
}
