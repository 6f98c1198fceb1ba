import { dayMs } from '#contract/durations'
import { readDay } from '#contract/hours-line-dates'
import type { LineReader } from '#contract/hours-line-tokens'
import { months, weekdays } from '#contract/hours-line-words'
import { addDays, dayOf, wallNumber, wallOf } from '#contract/zone'

/** Days at the clinic (`yyyy-MM-dd`), both included. */
export interface DayRange {
  from: string
  to: string
}

/** Days as the words may be meant: those that are still to come, and for what is remembered also those gone by. */
export interface SaidDays {
  ahead: DayRange
  around: DayRange
}

const monthsAhead = 2

const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7))
/** Monday is 1, Sunday 7. */
const weekdayOf = (day: string) => ((Math.floor(wallNumber(wallOf(day)) / dayMs) + 3) % 7) + 1

const single = (day: string): SaidDays => same({ from: day, to: day })
const same = (range: DayRange): SaidDays => ({ ahead: range, around: range })

/** Monday to Sunday. */
export function weekOf(day: string): DayRange {
  const from = mondayOf(day)
  return { from, to: addDays(from, 6) }
}

function monthOf(year: number, month: number): DayRange {
  const first = (of: number) =>
    dayOf({ year: year + Math.floor((of - 1) / 12), month: ((of - 1) % 12) + 1, day: 1, hour: 0, minute: 0 })
  return { from: first(month), to: addDays(first(month + 1), -1) }
}

function monthFrom(today: string, ahead: number): SaidDays {
  const { year, month } = wallOf(today)
  const index = year * 12 + month - 1 + ahead
  return same(monthOf(Math.floor(index / 12), (index % 12) + 1))
}

const phrases: [phrases: string, read: (today: string) => SaidDays][] = [
  ['the day after tomorrow|day after tomorrow|pasado manana', (today) => single(addDays(today, 2))],
  ['today|hoy', single],
  ['tomorrow|manana', (today) => single(addDays(today, 1))],
  ['yesterday|ayer', (today) => single(addDays(today, -1))],
  ['this week|esta semana', (today) => same(weekOf(today))],
  [
    'next week|la semana que viene|semana que viene|la proxima semana|proxima semana|semana proxima',
    (today) => same(weekOf(addDays(today, 7))),
  ],
  ['last week|la semana pasada|semana pasada', (today) => same(weekOf(addDays(today, -7)))],
  ['this month|este mes', (today) => monthFrom(today, 0)],
  ['next month|mes que viene|proximo mes|mes proximo', (today) => monthFrom(today, 1)],
  ['last month|mes pasado', (today) => monthFrom(today, -1)],
]

/** Days in words or figures, in English or Spanish; throws where there are none. */
export function readDays(line: LineReader, today: string): SaidDays {
  for (const [names, read] of phrases)
    for (const phrase of names.split('|')) if (line.takePhrase(phrase)) return read(today)
  const found =
    line.attempt(() => readWeekday(line, today)) ??
    line.attempt(() => readDate(line, today)) ??
    line.attempt(() => readMonth(line, today))
  if (!found) throw line.fault()
  return found
}

const nextWords = new Set(['next', 'proximo', 'this', 'este'])
const isShort = new Set(['mon', 'tue', 'wed', 'thu', 'fri', 'lun', 'vie'])

/** The first such day from today on; of the one that is said to be next, after today; the last one before it. */
function readWeekday(line: LineReader, today: string): SaidDays {
  const isNext = line.takePhrase('next') || line.takePhrase('proximo')
  const isLast = !isNext && line.takePhrase('last')
  if (!isNext && !isLast) line.takeAny(nextWords)
  const { text } = line.peek()
  const weekday = text.length > 3 || isShort.has(text) ? weekdays.get(text) : undefined
  if (!weekday) throw line.fault()
  line.take()
  const comes = line.takePhrase('que viene')
  if (isLast || line.takePhrase('pasado')) {
    const back = (weekdayOf(today) - weekday + 7) % 7 || 7
    return single(addDays(today, -back))
  }
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  return single(addDays(today, ahead === 0 && (isNext || comes) ? 7 : ahead))
}

function readDate(line: LineReader, today: string): SaidDays {
  const start = line.peek()
  const isDate = start.kind === 'date' || start.kind === 'number' || months.has(start.text)
  if (!isDate) throw line.fault()
  const remembered = addDays(today, -300)
  let around = today
  line.foresees(() => {
    around = readDay(line, remembered)
  })
  const ahead = readDay(line, today)
  return { ahead: { from: ahead, to: ahead }, around: { from: around, to: around } }
}

const monthBeginnings = new Set(['in', 'of', 'during', 'this', 'next', 'last', 'for', 'since'])

function readMonth(line: LineReader, today: string): SaidDays {
  const before = line.peek(-1).text
  const { text } = line.peek()
  const month = months.get(text)
  const { kind } = line.peek(1)
  // The word 'may' alone can be the verb.
  const isSaid = text.length > 3 || monthBeginnings.has(before) || kind === 'number'
  if (!month || text === 'mar' || !isSaid) throw line.fault()
  line.take()
  const year = line.attempt(() => readYear(line))
  if (year) return same(monthOf(year, month))
  const { year: present, month: now } = wallOf(today)
  const away = (month - now + 12) % 12
  const ahead = monthOf(present + (month < now ? 1 : 0), month)
  return { ahead, around: away <= monthsAhead ? ahead : monthOf(present - (month > now ? 1 : 0), month) }
}

function readYear(line: LineReader): number {
  line.takeAny(new Set(['de', 'del', 'of']))
  const { kind, text } = line.take()
  if (kind !== 'number' || text.length !== 4) throw line.fault()
  return Number(text)
}
