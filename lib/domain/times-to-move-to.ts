import type { BookableDay } from '@/lib/domain/slots'

/** A day and some of its free times (ISO), in order. */
export interface TimesOfDay {
  date: string
  times: string[]
}

const [ownTimes, laterDays] = [8, 2]

/** Where to move an appointment: the soonest free day before its own, its own day around `start`, and the next ones. */
export function daysToMoveTo(
  start: string,
  date: string,
  days: readonly BookableDay[],
  ofDay: readonly string[],
): TimesOfDay[] {
  const distance = (time: string) => Math.abs(Date.parse(time) - Date.parse(start))
  const own = ofDay
    .filter((time) => distance(time) > 0)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, ownTimes)
    .toSorted()
  const others = days.map((day) => ({ date: day.date, times: day.times ?? [] })).filter(hasTimes)
  const soonest = others.filter((day) => day.date < date).slice(0, 1)
  const later = others.filter((day) => day.date > date).slice(0, laterDays)
  return [...soonest, { date, times: own }, ...later].filter(hasTimes)
}

const hasTimes = ({ times }: TimesOfDay) => times.length > 0
