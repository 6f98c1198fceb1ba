import { dayAt } from '#contract/zone'
import { formatClock, formatShortDay } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'

/** Section 9: file times as short date and time, on the clinic's clock: 20/11/2026, 13:27. */
export function formatShortDateTime(instant: string, timeZone: string): string {
  const day = dayAt(Date.parse(instant), timeZone)
  return `${formatShortDay(day)}, ${formatClock(instant, timeZone)}`
}

const units = ['B', 'kB', 'MB', 'GB']

/** A file's size in the unit that reads best: 0 B, 812 kB, 1.4 MB · 1,4 MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: power > 1 ? 1 : 0 })
  return `${digits.format(bytes / 1000 ** power)} ${units[power]}`
}
