import { minuteMs } from '#contract/durations'
import { overlaps, slotsOf } from '#contract/slots'
import { dayBounds } from '#contract/zone'
import { dayOffOn, type WeekSchedule } from './schedule'

/** How many of a day's slots can be booked at all, and how many of those are. */
export interface DayLoad {
  booked: number
  bookable: number
  /** Those that can still be booked. */
  free: number
}

const intervalOf = ({ start, end }: { start: string; end: string }) => ({
  start: Date.parse(start),
  end: Date.parse(end),
})

/** The load of each of `days` (`yyyy-MM-dd`): slots belong to the day on which they begin, as when they are booked. */
export function loadsOf(
  days: readonly string[],
  schedule: Pick<WeekSchedule, 'shifts' | 'appointments' | 'daysOff'>,
  { timeZone, slotMinutes, now }: { timeZone: string; slotMinutes: number; now: number },
): DayLoad[] {
  const { shifts, appointments } = schedule
  const taken = appointments.filter(({ status }) => status !== 'cancelled').map(intervalOf)
  const starts = shifts.flatMap((shift) => slotsOf(intervalOf(shift), slotMinutes))
  const isTaken = (start: number) =>
    taken.some((visit) => overlaps(visit, { start, end: start + slotMinutes * minuteMs }))
  return days.map((day) => {
    const bounds = dayBounds(day, timeZone)
    const onDay = starts.filter((start) => start >= bounds.start && start < bounds.end)
    const booked = onDay.filter(isTaken).length
    if (dayOffOn(day, schedule)) return { booked, bookable: booked, free: 0 }
    const free = onDay.filter((start) => start >= now && !isTaken(start)).length
    return { booked, bookable: onDay.length, free }
  })
}
