import { minuteMs } from '#contract/durations'
import {
  addDays,
  clockMark,
  dayAt,
  timeOf,
  wallNumber,
  wallNumberAt,
  wallOf,
  wallTimeAt,
} from '#contract/zone'
import { hiddenFact } from '@/lib/domain/discretion'
import type { Locale } from '@/lib/i18n/locale'

/** An ISO string, a number of milliseconds or a Date; always shown on the clinic's clock, never the browser's. */
export type Instant = string | number | Date

// Section 3 and 9 fix 'MMMM d, yyyy' and 'h:mm a' for the cards of appointments, which is how en-US writes them.
const tags: Record<Locale, string> = { en: 'en-US', es: 'es-ES' }

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(tags[locale], options)
  formatters.set(key, made)
  return made
}

// Node and browsers disagree on which space stands before AM, which would break hydration.
const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

const milliseconds = (instant: Instant) => new Date(instant).getTime()

/** Written by the language's own rules; all other days are put together here, alike in both languages. */
const ownRules = {
  /** November 23, 2026 · 23 de noviembre de 2026 */
  card: { year: 'numeric', month: 'long', day: 'numeric' },
  /** November 2026 · noviembre de 2026 */
  month: { year: 'numeric', month: 'long' },
  /** Nov · nov */
  monthName: { month: 'short' },
  /** Mon · lun */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DayStyle =
  /** 23 Nov 2026 · 23 nov 2026 */
  | 'long'
  /** Mon 23 Nov 2026 · lun 23 nov 2026 */
  | 'full'
  /** Mon 23 Nov · lun 23 nov */
  | 'short'
  /** 23 Nov · 23 nov */
  | 'dayMonth'
  | keyof typeof ownRules

/** A calendar day (`yyyy-MM-dd`, no zone) in words. */
export function formatPlainDay(day: string, locale: Locale, style: DayStyle = 'long'): string {
  if (day === hiddenFact) return day
  const byRule = (rule: keyof typeof ownRules) =>
    plainSpaces(formatter(locale, { ...ownRules[rule], timeZone: 'UTC' }).format(wallNumber(wallOf(day))))
  if (style in ownRules) return byRule(style as keyof typeof ownRules)
  return [
    ...(style === 'full' || style === 'short' ? [byRule('weekday')] : []),
    Number(day.slice(8)),
    byRule('monthName'),
    ...(style === 'full' || style === 'long' ? [day.slice(0, 4)] : []),
  ].join(' ')
}

/** A calendar day in figures, the same in every language (section 9): 23/11/2026 */
export function formatShortDay(day: string): string {
  return day.split('-').reverse().join('/')
}

/** The day of an instant at the clinic, in words. */
export function formatDay(
  instant: Instant,
  timeZone: string,
  locale: Locale,
  style: DayStyle = 'long',
): string {
  return formatPlainDay(dayAt(milliseconds(instant), timeZone), locale, style)
}

/** The night in autumn shows an hour twice: only then a time says which of the two it means. */
function marked(time: string, instant: Instant, timeZone: string): string {
  return `${time} ${clockMark(milliseconds(instant), timeZone)}`.trimEnd()
}

/** The time on a card of My Appointments: 9:00 AM · 9:00 */
export function formatCardTime(instant: Instant, timeZone: string, locale: Locale): string {
  const { hour, minute } = wallTimeAt(milliseconds(instant), timeZone)
  const minutes = String(minute).padStart(2, '0')
  const time =
    locale === 'es' ? `${hour}:${minutes}` : `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
  return marked(time, instant, timeZone)
}

/** The time of an instant at the clinic as `HH:mm`, in every language. */
export function formatClock(instant: Instant, timeZone: string): string {
  return marked(timeOf(wallTimeAt(milliseconds(instant), timeZone)), instant, timeZone)
}

/** A bookable time, soon enough to go without its year: Mon 23 Nov, 09:00 · lun 23 nov, 09:00 */
export function formatSlot(
  instant: Instant,
  timeZone: string,
  locale: Locale,
  style: DayStyle = 'short',
): string {
  return `${formatDay(instant, timeZone, locale, style)}, ${formatClock(instant, timeZone)}`
}

/** 23 Nov 2026, 09:00 · 23 nov 2026, 09:00 */
export function formatDateTime(instant: Instant, timeZone: string, locale: Locale): string {
  return formatSlot(instant, timeZone, locale, 'long')
}

/** Monday to Sunday: Mon … Sun · lun … dom */
export function weekdayNames(locale: Locale, width: 'short' | 'long' | 'narrow' = 'short'): string[] {
  const format = formatter(locale, { weekday: width, timeZone: 'UTC' })
  const monday = '2024-01-01'
  return Array.from({ length: 7 }, (_, index) => format.format(wallNumber(wallOf(addDays(monday, index)))))
}

/** A zone in words with its city: Central European Time (Madrid) · hora de Europa central (Madrid) */
export function zoneName(timeZone: string, locale: Locale): string {
  // Generic names (without summer or winter) exist only for years in which clocks change.
  const parts = formatter(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(Date.UTC(2024, 0))
  const words = parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
  const city = zoneCity(timeZone, locale)
  return words.includes(city) ? words : `${words} (${city})`
}

const cities: Record<string, Record<Locale, string>> = {
  'Atlantic/Canary': { en: 'Canary Islands', es: 'Canarias' },
}

/** The place that a zone is named after: Madrid, Canary Islands, Buenos Aires. */
export function zoneCity(timeZone: string, locale: Locale): string {
  return cities[timeZone]?.[locale] ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}

/** How far away a visit is, by the clinic's calendar: in 40 minutes, in 5 hours, tomorrow, in 3 days. */
export function formatDistance(instant: Instant, now: Instant, timeZone: string, locale: Locale): string {
  const [to, from] = [milliseconds(instant), milliseconds(now)]
  const words = new Intl.RelativeTimeFormat(tags[locale], { numeric: 'auto' })
  const noon = (at: number) => wallNumber(wallOf(dayAt(at, timeZone), '12:00'))
  const days = Math.round((noon(to) - noon(from)) / 86_400_000)
  if (days !== 0) return words.format(days, 'day')
  const minutes = Math.round((to - from) / minuteMs)
  return Math.abs(minutes) < 60
    ? words.format(minutes, 'minute')
    : words.format(Math.round(minutes / 60), 'hour')
}

/** A past time, as short as possible: 09:00 today, Mon 09:00 within a week, 23 Nov before. */
export function formatRecent(instant: Instant, now: Instant, timeZone: string, locale: Locale): string {
  const [day, today] = [dayAt(milliseconds(instant), timeZone), dayAt(milliseconds(now), timeZone)]
  if (day <= addDays(today, -7))
    return formatPlainDay(day, locale, day.slice(0, 4) === today.slice(0, 4) ? 'dayMonth' : 'long')
  const clock = formatClock(instant, timeZone)
  return day === today ? clock : `${formatPlainDay(day, locale, 'weekday')} ${clock}`
}

/** A waiting time in units that both languages share: 20 min, 15 h, 3 d. */
export function formatWait(since: Instant, now: Instant): string {
  const minutes = Math.max(0, Math.floor((milliseconds(now) - milliseconds(since)) / minuteMs))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

/** Whether clocks in both zones show the same time at that instant. */
export function sameClock(instant: Instant, one: string, other: string): boolean {
  const at = milliseconds(instant)
  return wallNumberAt(at, one) === wallNumberAt(at, other)
}
