import { LineFault, type LineReader } from './hours-line-tokens.ts'
import { articles, months, through } from './hours-line-words.ts'
import { dayOf, wallFromNumber, wallNumber, wallOf } from './zone.ts'

interface DayParts {
  day: number
  month: number | null
  year: number | null
  fault: LineFault
}

/** A day such as `31/12`, `31 Dec 2026`, `Dec 31` or `2026-12-31`; without a year the first on or after `after`. */
export function readDay(line: LineReader, after: string): string {
  return resolve(readParts(line), after)
}

/** Days and stretches of days: `24-26/12`, `24 Dec - 2 Jan`. */
export function readSpan(line: LineReader, after: string): { from: string; to: string } {
  const first = readParts(line, true)
  const last = line.takeAny(through) ? readParts(line) : first
  if (first.month === null && last.month === null) throw first.fault
  const from = resolve(
    { ...first, month: first.month ?? last.month, year: first.year ?? yearFor(first, last) },
    after,
  )
  const to = last === first ? from : resolve(last, from)
  return { from, to }
}

/** The first day of `24-26/12/2027` is of that year too, that of `24 Dec - 2 Jan 2027` of the year before. */
function yearFor(first: DayParts, last: DayParts): number | null {
  if (last.year === null) return null
  return first.month !== null && last.month !== null && first.month > last.month ? last.year - 1 : last.year
}

function readParts(line: LineReader, withoutMonth = false): DayParts {
  while (line.takeAny(articles));
  const fault = line.fault('date')
  const token = line.take()
  if (token.kind === 'date') {
    const { year, month, day } = wallOf(token.text)
    return { year, month, day, fault }
  }
  if (token.kind === 'word') {
    const month = months.get(token.text)
    if (!month) throw fault
    const day = line.take()
    if (day.kind !== 'number') throw fault
    return { day: Number(day.text), month, year: readYear(line), fault }
  }
  if (token.kind !== 'number') throw fault
  const month = readMonth(line)
  if (month === null && !withoutMonth) throw fault
  return { day: Number(token.text), month, year: month === null ? null : readYear(line), fault }
}

function readMonth(line: LineReader): number | null {
  if (line.peek().text === '/') {
    line.take()
    const number = line.take()
    if (number.kind !== 'number') throw new LineFault(number, 'date')
    return Number(number.text)
  }
  return line.attempt(() => {
    line.takeAny(articles)
    const month = months.get(line.peek().text)
    if (!month) throw line.fault('date')
    line.take()
    return month
  })
}

/** Four digits, or two behind a stroke. */
function readYear(line: LineReader): number | null {
  return line.attempt(() => {
    const stroke = line.takePhrase('/') || line.takeAny(articles)
    const { kind, text } = line.peek()
    if (kind !== 'number' || (text.length !== 4 && !(stroke && text.length === 2))) throw line.fault('date')
    line.take()
    return text.length === 2 ? 2000 + Number(text) : Number(text)
  })
}

function resolve({ day, month, year, fault }: DayParts, after: string): string {
  if (month === null) throw fault
  const { year: present } = wallOf(after)
  const years = year === null ? [present, present + 1, present + 2, present + 3, present + 4] : [year]
  for (const each of years) {
    const wall = { year: each, month, day, hour: 0, minute: 0 }
    const text = dayOf(wall)
    if (dayOf(wallFromNumber(wallNumber(wall))) === text && (year !== null || text >= after)) return text
  }
  throw fault
}
