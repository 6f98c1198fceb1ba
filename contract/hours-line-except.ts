import { readSpan } from './hours-line-dates.ts'
import type { LineReader } from './hours-line-tokens.ts'
import { articles, joiners, months, through } from './hours-line-words.ts'
import type { Pattern } from './series-pattern.ts'
import { addDays, dayOf, wallOf } from './zone.ts'

/** Exceptions: days, months (of every year that the hours reach), or the public holidays. */
export type Exception =
  | { from: string; to: string }
  | { months: [first: number, last: number]; year: number | null }
  | 'holidays'

const split = (phrases: string) => phrases.split('|')

const beginnings = split(
  'salvo|excepto|exceptuando|menos|excluyendo|sin contar|sin|pero no|no|except for|except|excepting|excluding|without|apart from|but not|not|but',
)
const holidayPhrases = split(
  'dias festivos|dias de fiesta|dias feriados|festivos|festivo|fiestas|feriados|feriado|public holidays|bank holidays|national holidays|holidays|holiday',
)
const closedOnHolidays = split(
  'festivos no|festivos cerrado|festivos libres|cerrado festivos|cerrado en festivos|closed on public holidays|closed on bank holidays|closed on holidays',
)
const fillers = new Set([
  ...articles,
  ...split('en|in|on|during|durante|all|todo|todos|mes|month|whole|entire|y|and'),
])

/** Behind `except`: `24-26/12, agosto y festivos`; null where nothing is left out. `after`: from when days count. */
export function readExceptions(line: LineReader, after: string): Exception[] | null {
  if (line.takeOf(closedOnHolidays)) return ['holidays']
  if (!line.takeOf(beginnings)) return null
  const found = [readException(line, after)]
  for (;;) {
    const next = line.attempt(() => {
      if (!line.takeAny(joiners)) throw line.fault('except')
      while (line.takeAny(joiners));
      // Behind a comma the word may stand once more.
      line.takeOf(beginnings)
      return readException(line, after)
    })
    if (!next) return found
    found.push(next)
  }
}

function readException(line: LineReader, after: string): Exception {
  const whole = line.attempt(() => {
    while (line.takeAny(fillers));
    if (line.takeOf(holidayPhrases)) return 'holidays' as const
    return readMonths(line)
  })
  if (whole) return whole
  const { kind } = line.peek()
  if (kind === 'end' || (kind === 'word' && !months.has(line.peek().text) && !articles.has(line.peek().text)))
    throw line.fault('except')
  return readSpan(line, after)
}

/** `August`, `julio a agosto`, `agosto de 2027`; a month with a day is a date. */
function readMonths(line: LineReader): Exception {
  const first = readMonth(line)
  const last = line.attempt(() => {
    if (!line.takeAny(through)) throw line.fault('date')
    return readMonth(line)
  })
  const year = line.attempt(() => {
    while (line.takeAny(articles));
    const { kind, text } = line.take()
    if (kind !== 'number' || text.length !== 4) throw line.fault('date')
    return Number(text)
  })
  const { kind, text } = line.peek()
  if (year === null && kind === 'number' && text.length < 3) throw line.fault('date')
  return { months: [first, last ?? first], year }
}

function readMonth(line: LineReader): number {
  const month = months.get(line.peek().text)
  if (!month) throw line.fault('except')
  line.take()
  return month
}

type Days = Pattern['except']

/** The days that are left out of hours from one day to another. */
export function daysLeftOut(
  exceptions: readonly Exception[],
  { from, until }: Pick<Pattern, 'from' | 'until'>,
  holidays: Readonly<Days>,
): Days {
  const touches = (span: Days[number]) => span.to >= from && span.from <= until
  return exceptions.flatMap((each) => {
    if (each === 'holidays') return holidays.filter(touches)
    if ('from' in each) return [each]
    const [first, last] = each.months
    const years = each.year === null ? yearsBetween(from, until) : [each.year]
    const spans = years.map((year) => ({
      from: firstOf(year, first),
      to: addDays(firstOf(last < first ? year + 1 : year, last + 1), -1),
    }))
    return each.year === null ? spans.filter(touches) : spans
  })
}

function yearsBetween(from: string, until: string): number[] {
  const first = wallOf(from).year - 1
  return Array.from({ length: wallOf(until).year - first + 1 }, (_, ahead) => first + ahead)
}

function firstOf(year: number, month: number): string {
  const [later, of] = month > 12 ? [year + 1, month - 12] : [year, month]
  return dayOf({ year: later, month: of, day: 1, hour: 0, minute: 0 })
}
