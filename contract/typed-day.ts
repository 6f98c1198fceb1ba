import { readDay } from './hours-line-dates.ts'
import { LineFault, LineReader } from './hours-line-tokens.ts'
import { articles, weekdays } from './hours-line-words.ts'
import { addDays } from './zone.ts'

const fromToday = new Map([
  ['hoy', 0],
  ['today', 0],
  ['manana', 1],
  ['tomorrow', 1],
])
/** Shorter, the name of a day is the beginning of a person's too: `mar`, `dom`. */
const shortest = 5
const beginnings = new Set(['ir', 'go', 'to', 'a', 'al'])

/** The day that was typed, in Spanish or English: `3 dic`, `Dec 3`, `3/12`, `mañana`, `Friday`; null when it is none. */
export function typedDay(text: string, today: string): string | null {
  const line = new LineReader(text)
  while (line.takeAny(beginnings) || line.takeAny(articles));
  const day = line.attempt(() => readNamed(line, today)) ?? line.attempt(() => readDay(line, today))
  return day !== null && line.isAtEnd ? day : null
}

/** `today`, or the next day of that name. */
function readNamed(line: LineReader, today: string): string {
  const { kind, text } = line.peek()
  const ahead = fromToday.get(text)
  const weekday = weekdays.get(text)
  if (kind !== 'word' || (ahead === undefined && (weekday === undefined || text.length < shortest)))
    throw new LineFault(line.take(), 'date')
  line.take()
  if (ahead !== undefined) return addDays(today, ahead)
  const now = new Date(`${today}T00:00:00Z`).getUTCDay() || 7
  return addDays(today, (((weekday ?? now) - now + 6) % 7) + 1)
}
