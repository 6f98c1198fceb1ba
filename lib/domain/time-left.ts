import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { parseISO } from 'date-fns/parseISO'
import type { Age } from './history'

const monthDays = 365.25 / 12

const daysLeft = (today: string, end: string) => differenceInCalendarDays(parseISO(end), parseISO(today))

/** Whether a day is so near that what ends then is renewed now. */
export const endsSoon = (today: string, end: string) => daysLeft(today, end) <= 30

/** How long it is until a day, both `yyyy-MM-dd`, to the nearest month; under two months in weeks, then in days. */
export function timeLeft(today: string, end: string): Age {
  const days = Math.max(0, daysLeft(today, end))
  const months = Math.round(days / monthDays)
  if (months >= 24) return { unit: 'years', count: Math.round(months / 12) }
  if (days >= 2 * monthDays) return { unit: 'months', count: months }
  return days >= 14 ? { unit: 'weeks', count: Math.round(days / 7) } : { unit: 'days', count: days }
}
