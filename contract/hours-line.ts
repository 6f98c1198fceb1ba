import { readDay, readSpans } from './hours-line-dates.ts'
import { readHours } from './hours-line-hours.ts'
import { LineFault, LineReader } from './hours-line-tokens.ts'
import { beginnings, counts, ends, everyWords, exceptions, joiners, weekWords } from './hours-line-words.ts'
import { type Pattern, patternFaults } from './series-pattern.ts'
import { addDays } from './zone.ts'

export type LineAnswer =
  | { pattern: Pattern }
  /** Where in the line, in characters, the word begins that was not understood; its end when something is missing. */
  | { at: number; word: string }

const daysOfYear = 364

/**
 * Working hours written in one line, in Spanish or English: `L-V 9-14 16-20, cada 2 semanas, hasta 31/12, salvo
 * 24-26/12`. Without a beginning they begin `today`, without an end they last a year.
 */
export function parseHoursLine(text: string, today: string): LineAnswer {
  try {
    return { pattern: readPattern(new LineReader(text), today) }
  } catch (fault) {
    if (!(fault instanceof LineFault)) throw fault
    return { at: fault.at, word: fault.word }
  }
}

function readPattern(line: LineReader, today: string): Pattern {
  const hours = readHours(line)
  let [everyWeeks, from] = [1, today]
  let until: string | null = null
  let untilFault: LineFault | null = null
  const except: Pattern['except'][number][] = []
  const said = new Set<string>()
  while (!line.isAtEnd) {
    while (line.takeAny(joiners));
    const start = line.fault()
    const once = (what: string) => {
      if (said.has(what)) throw start
      said.add(what)
    }
    if (line.isAtEnd) break
    const weeks = readEvery(line)
    if (weeks !== null) {
      once('every')
      everyWeeks = weeks
    } else if (
      line.takePhrase('a partir del') ||
      line.takePhrase('a partir de') ||
      line.takeAny(beginnings)
    ) {
      once('from')
      from = readDay(line, today)
    } else if (line.takeAny(ends)) {
      once('until')
      untilFault = line.fault()
      until = readDay(line, from)
    } else if (line.takeAny(exceptions)) {
      except.push(...readSpans(line, from))
    } else throw start
  }
  const pattern = { hours, from, until: until ?? addDays(from, daysOfYear), everyWeeks, except }
  if (patternFaults(pattern).length > 0) throw untilFault ?? line.fault()
  return pattern
}

function readEvery(line: LineReader): number | null {
  if (line.takePhrase('weekly') || line.takePhrase('semanalmente')) return 1
  if (line.takePhrase('fortnightly') || line.takePhrase('quincenalmente')) return 2
  if (!line.takeAny(everyWords)) return null
  const start = line.fault()
  const { kind, text } = line.peek()
  const count = kind === 'number' ? Number(text) : counts.get(text)
  if (count !== undefined) line.take()
  if (count !== undefined && (count < 1 || count > 4)) throw start
  if (!line.takeAny(weekWords)) throw line.fault()
  return count ?? 1
}
