import type { Age } from '@/lib/domain/history'
import type { Locale } from '@/lib/i18n/locale'

const formats = new Map<string, Intl.NumberFormat>()

/** An age in its unit, by the language's own rules: 17 years · 17 años, 2 weeks · 2 semanas, < 1 day · < 1 día. */
export function formatAge({ unit, count }: Age, locale: Locale): string {
  const key = locale + unit
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(locale, { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'long' })
  formats.set(key, format)
  const text = format.format(Math.max(1, count)).replaceAll('\u00a0', ' ')
  return count === 0 ? `< ${text}` : text
}
