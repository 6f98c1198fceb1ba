import { isPlainDate } from '#contract/common'

const written =
  /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))(?:[T ]\d{1,2}:\d{2}.*)?$/

/**
 * A day as files have it, `yyyy-MM-dd`: the year first, or the day first, as both languages write it; null for what is no
 * day. A time behind it is left out.
 */
export function readDay(text: string): string | null {
  const [, y1, m1, d1, d2, m2, y2] = written.exec(text) ?? []
  const [year, month, day] = [y1 ?? y2, m1 ?? m2, d1 ?? d2]
  if (!year || !month || !day) return null
  const plain = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isPlainDate(plain) ? plain : null
}
