import type { Locale } from '@/lib/i18n/locale'

const units = ['B', 'kB', 'MB', 'GB']

/** A file's size in the unit that reads best: 0 B, 812 kB, 1.4 MB · 1,4 MB. */
export function formatBytes(bytes: number, locale: Locale): string {
  const power = bytes < 1000 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3))
  const digits = new Intl.NumberFormat(locale, { maximumFractionDigits: power > 1 ? 1 : 0 })
  return `${digits.format(bytes / 1000 ** power)} ${units[power]}`
}
