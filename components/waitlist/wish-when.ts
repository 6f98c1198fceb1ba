import type { Locale } from 'next-intl'
import type { Wish } from '@/lib/domain/wish'
import { weekdayNames } from '@/lib/format/dates'

/** The days of the week and the times of a wish: Tue, Thu, 08:00–20:00 */
export function wishWhen(
  { weekdays, from, to }: Pick<Wish, 'weekdays' | 'from' | 'to'>,
  { locale, anyDay }: { locale: Locale; anyDay: string },
): string {
  const names = weekdayNames(locale)
  const days = weekdays.length > 0 ? weekdays.map((each) => names[each - 1]).join(', ') : anyDay
  return `${days}, ${from}–${to}`
}
