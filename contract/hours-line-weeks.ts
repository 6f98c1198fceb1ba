import type { LineReader } from './hours-line-tokens.ts'
import { counts, everyWords, weekWords } from './hours-line-words.ts'
import type { WeekParity } from './series-pattern.ts'

/** How often the hours come. */
export interface Recurrence {
  everyWeeks: number
  parity: WeekParity | null
}

const split = (phrases: string) => phrases.split('|')

const phrases: [recurrence: Recurrence, phrases: string[]][] = [
  [{ everyWeeks: 1, parity: null }, split('weekly|semanalmente|semanal|todas las semanas')],
  [
    { everyWeeks: 2, parity: null },
    [
      split('fortnightly|every fortnight|biweekly|bi - weekly|bi weekly|alternate weeks|alternating weeks'),
      split('every 14 days|every fourteen days|one week in two|one week out of two|alternate'),
      split('quincenalmente|quincenales|quincenal|cada quincena|bisemanal|cada 15 dias|cada quince dias'),
      split('cada 14 dias|cada catorce dias|semanas alternas|semana alterna|alternando semanas'),
      split('una semana si y otra no|una semana si y una no|una semana si , otra no|una semana si otra no'),
      split('semana si , semana no|semana si y semana no|semana si semana no|semana si y otra no'),
      split('una semana de cada dos|una de cada dos semanas|alternas|alternos'),
    ].flat(),
  ],
  [
    { everyWeeks: 2, parity: 'even' },
    split('semanas pares|semana par|even weeks|even week|even - numbered weeks|even numbered weeks'),
  ],
  [
    { everyWeeks: 2, parity: 'odd' },
    split(
      'semanas impares|semana impar|semanas nones|odd weeks|odd week|odd - numbered weeks|odd numbered weeks',
    ),
  ],
]

const before = new Set([
  'en',
  'in',
  'on',
  'las',
  'los',
  'the',
  'solo',
  'only',
  'durante',
  'during',
  'cada',
  'every',
])
const ordinals = new Set(['st', 'nd', 'rd', 'th', 'ª', 'º', 'a'])

/** `every 2 weeks`, `semanas alternas`, `semanas pares`; null where the line says something else. */
export function readRecurrence(line: LineReader): Recurrence | null {
  const named = line.attempt(() => {
    for (const [recurrence, known] of phrases) if (line.takeOf(known)) return recurrence
    while (line.takeAny(before));
    for (const [recurrence, known] of phrases) if (line.takeOf(known)) return recurrence
    throw line.fault('weeks')
  })
  if (named) return named
  if (!line.takeAny(everyWords)) return null
  const start = line.fault('weeks')
  const everyWeeks = readCount(line)
  if (everyWeeks !== null && (everyWeeks < 1 || everyWeeks > 4)) throw start
  if (!line.takeAny(weekWords)) throw line.fault('weeks')
  return { everyWeeks: everyWeeks ?? 1, parity: null }
}

/** In front of the days: `every other Monday`, `cada dos lunes`; what is not counted belongs to the day. */
export function readLeading(line: LineReader, startsDay: () => boolean): Recurrence | null {
  const counted = line.attempt(() => {
    const everyWeeks = line.takeAny(everyWords) ? readCount(line) : null
    if (everyWeeks === null || everyWeeks < 1 || everyWeeks > 4 || !startsDay()) throw line.fault('days')
    return { everyWeeks, parity: null }
  })
  return counted ?? line.attempt(() => readRecurrence(line) ?? fail(line))
}

function fail(line: LineReader): never {
  throw line.fault('days')
}

function readCount(line: LineReader): number | null {
  const { kind, text } = line.peek()
  const count = kind === 'number' ? Number(text) : counts.get(text)
  if (count === undefined) return null
  line.take()
  if (kind === 'number') line.takeAny(ordinals)
  return count
}
