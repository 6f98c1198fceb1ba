import { isPlainDate } from '#contract/common'
import { minuteMs } from '#contract/durations'
import type { DayOrder } from '#contract/import-fields'
import { addDays, dayAt } from '#contract/zone'
import { type DayForm, dayForm } from './day-forms.ts'

export interface DayReading {
  /** Null while nobody has said what comes first: then only days that are written in full are read. */
  order: DayOrder | null
  timeZone: string
  /** The last day that a short year may mean, `yyyy-MM-dd`. */
  latest: string
}

export interface DayRead {
  /** `yyyy-MM-dd`. */
  day: string
  /** The year was short, and both centuries are possible. */
  isEither: boolean
}

/** A day as files have it; null for what is no day in this order. */
export function readDay(text: string, reading: DayReading): DayRead | null {
  const form = dayForm(text)
  return form && readForm(form, reading)
}

/** Why a text is no day: nobody has said yet how its column is read, or it is none in any order. */
export const dayReason = (text: string, order: DayOrder | null) =>
  order === null && dayForm(text) ? ('date-order' as const) : ('date' as const)

export function readForm(form: DayForm, { order, timeZone, latest }: DayReading): DayRead | null {
  if (form.form === 'serial') return serialDay(form.days, order)
  if (form.form === 'plain') return dated(form, { timeZone, latest })
  if (order === null) return null
  const [first, second, third] = form.numbers
  const { isShort, time } = form
  const parts =
    order === 'mdy'
      ? { month: first, day: second, year: third }
      : order === 'ymd' && isShort
        ? { year: first, month: second, day: third }
        : { day: first, month: second, year: third }
  return dated({ ...parts, isShort, time }, { timeZone, latest })
}

function serialDay(days: number, order: DayOrder | null): DayRead | null {
  if (order === 'excel') return { day: addDays('1899-12-30', days), isEither: false }
  return order === 'excel-1904' ? { day: addDays('1904-01-01', days), isEither: false } : null
}

interface Parts {
  year: number
  month: number
  day: number
  isShort: boolean
  time: string
}

function dated(parts: Parts, { timeZone, latest }: Pick<DayReading, 'timeZone' | 'latest'>): DayRead | null {
  const in20 = plainDay(parts.isShort ? 2000 + parts.year : parts.year, parts)
  const in19 = parts.isShort ? plainDay(1900 + parts.year, parts) : null
  const isRecent = in20 !== null && (!parts.isShort || in20 <= latest)
  const written = isRecent ? in20 : in19
  if (written === null) return null
  return { day: onClock(written, parts.time, timeZone), isEither: isRecent && in19 !== null }
}

function plainDay(year: number, { month, day }: Parts): string | null {
  const [y, m, d] = [`${year}`.padStart(4, '0'), `${month}`.padStart(2, '0'), `${day}`.padStart(2, '0')]
  return isPlainDate(`${y}-${m}-${d}`) ? `${y}-${m}-${d}` : null
}

const zoned =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(?:Z|(?:UTC|GMT)?\s*([+-])(\d{2}):?(\d{2})|UTC|GMT)(?:\s*\(.*\))?$/i

/** An instant with a zone is the day that the clinic's clock shows then; a time without one leaves the day as it is. */
function onClock(day: string, time: string, timeZone: string): string {
  const said = zoned.exec(time)
  if (!said) return day
  const [, hours = '0', minutes = '0', seconds = '0', sign, zoneHours = '0', zoneMinutes = '0'] = said
  const ahead = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1)
  const clock = (Number(hours) * 60 + Number(minutes) - ahead) * minuteMs + Number(seconds) * 1000
  return dayAt(Date.parse(`${day}T00:00:00Z`) + clock, timeZone)
}
