import { isOvernight } from '#contract/shift-times'
import { addDays, wallNumber, wallOf } from '#contract/zone'
import type { Locale } from '@/lib/i18n/locale'

// Single words only: how Node and browsers put a whole date together differs between their versions.
const tags: Record<Locale, string> = { en: 'en-GB', es: 'es-ES' }
const formats = new Map<string, Intl.DateTimeFormat>()
const words = new Map<string, string>()

/** There are seven and twelve of them: a week asks for each of its days six times. */
function wordOf(part: 'month' | 'weekday', day: string, locale: Locale): string {
  const date = new Date(wallNumber(wallOf(day)))
  const key = part + locale
  const numbered = key + (part === 'month' ? date.getUTCMonth() : date.getUTCDay())
  const known = words.get(numbered)
  if (known) return known
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(tags[locale], { [part]: 'long', timeZone: 'UTC' })
  formats.set(key, format)
  const word = format.format(date)
  words.set(numbered, word)
  return word
}

const dayNumber = (day: string) => Number(day.slice(8))

/** Monday · lunes */
export function weekdayName(day: string, locale: Locale): string {
  return wordOf('weekday', day, locale)
}

/** November 16 · 16 de noviembre */
export function monthDay(day: string, locale: Locale): string {
  const month = wordOf('month', day, locale)
  return locale === 'es' ? `${dayNumber(day)} de ${month}` : `${month} ${dayNumber(day)}`
}

/** Monday 16 November · lunes 16 de noviembre */
export function dayInWords(day: string, locale: Locale): string {
  const month = wordOf('month', day, locale)
  const rest = locale === 'es' ? `${dayNumber(day)} de ${month}` : `${dayNumber(day)} ${month}`
  return `${weekdayName(day, locale)} ${rest}`
}

/** Tuesday 09:00–14:00 · martes 20:00–24:00 · Friday 22:00 – Saturday 08:00 */
export function shiftInWords(
  { date, startTime, endTime }: { date: string; startTime: string; endTime: string },
  locale: Locale,
): string {
  const start = `${weekdayName(date, locale)} ${startTime}`
  if (isOvernight(startTime, endTime)) return `${start} – ${weekdayName(addDays(date, 1), locale)} ${endTime}`
  return `${start}–${endTime === '00:00' ? '24:00' : endTime}`
}

/** Parts of the title 'Week of {start} - {end} ({year})' for the week that begins on `monday`. */
export function weekInWords(monday: string, locale: Locale): { start: string; end: string; year: string } {
  const sunday = addDays(monday, 6)
  const [first, last] = [monday.slice(0, 4), sunday.slice(0, 4)]
  return {
    start: monthDay(monday, locale),
    end: monthDay(sunday, locale),
    year: first === last ? first : `${first}–${last}`,
  }
}
