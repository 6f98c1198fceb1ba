import { twoDigitHours } from '#contract/opening-hours'
import { weekdays } from '@/lib/content/clinic-settings'

/** Weekdays in a row with the same opening hours, Monday being 0; `open` is empty on closed days. */
export interface OpeningSpan {
  first: number
  last: number
  open: string
}

/** A clinic's opening hours with a line for each change from one weekday to the next. */
export function openingSpans(hours: readonly string[]): OpeningSpan[] {
  const spans: OpeningSpan[] = []
  for (const day of weekdays) {
    const open = twoDigitHours(hours[day] ?? '')
    const before = spans.at(-1)
    if (before?.open === open) before.last = day
    else spans.push({ first: day, last: day, open })
  }
  return spans
}
