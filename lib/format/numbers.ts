import type { Locale } from '@/lib/i18n/locale'

/** 12,345 · 12.345, with up to so many decimals. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value)
}

/** Formats a value in percent: 49.2% · 49,2 %. */
export function formatPercent(value: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100)
}
