import type { Locale } from '@/lib/i18n/locale'
import { formatPlainDay } from './dates'

/** Days in a row, without what both ends share: 5 Dec 2026 · 4–5 Dec 2026 · 30 Nov – 2 Dec 2026 */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const last = formatPlainDay(to, locale)
  if (from === to) return last
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`
  const sharesYear = from.slice(0, 4) === to.slice(0, 4)
  return `${formatPlainDay(from, locale, sharesYear ? 'dayMonth' : 'long')} – ${last}`
}
