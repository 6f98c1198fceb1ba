import { formatPlainDay } from '@/lib/format/dates'
import type { Locale } from '@/lib/i18n/locale'

/** One day or several, in words; null where none were named. */
export function saidDays(from: string | null, to: string | null, locale: Locale): string | null {
  if (!from || !to) return null
  const [first, last] = [formatPlainDay(from, locale), formatPlainDay(to, locale)]
  return from === to ? first : `${first} – ${last}`
}
