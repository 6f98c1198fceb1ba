import { minuteMs } from '#contract/durations'
import { shiftEnd, shiftMinutes } from '#contract/shift-times'
import { dayOf, instantOf, timeOf, wallOf, wallTimeAt } from '#contract/zone'
import type { WeekShift } from '@/lib/domain/schedule'

/** Values of the schedule dialog: a day (or '') and two `HH:mm` on the clinic's wall clock. */
export interface ShiftTimes {
  date: string
  startTime: string
  endTime: string
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Section 9: one hour from the clicked hour on. Without a day nothing is chosen yet. */
export function newShiftTimes(date: string, hour: number): ShiftTimes {
  return { date, startTime: `${twoDigits(hour)}:00`, endTime: `${twoDigits((hour + 1) % 24)}:00` }
}

/** The hour that a new schedule offers when nobody chose one. */
export const usualHour = 9

/** One hour of the day at which nobody works yet: the first from nine on, and nine where there is none. */
export function unusedTimes(date: string, shifts: readonly WeekShift[], timeZone: string): ShiftTimes {
  const hours = Array.from({ length: 24 - usualHour }, (_, index) => newShiftTimes(date, usualHour + index))
  return hours.find((times) => !overlappedBy(times, shifts, timeZone)) ?? newShiftTimes(date, usualHour)
}

export function timesOfShift({ start, end }: Pick<WeekShift, 'start' | 'end'>, timeZone: string): ShiftTimes {
  const wall = wallTimeAt(Date.parse(start), timeZone)
  return {
    date: dayOf(wall),
    startTime: timeOf(wall),
    endTime: timeOf(wallTimeAt(Date.parse(end), timeZone)),
  }
}

/**
 * Start (ISO instant) and duration (minutes) as the wire wants them; on a day with a clock change it is the real
 * duration.
 */
export function wireTimes(
  { date, startTime, endTime }: ShiftTimes,
  timeZone: string,
): { startDate: string; duration: number } {
  const start = instantOf(wallOf(date, startTime), timeZone)
  const end = instantOf(shiftEnd(date, startTime, endTime), timeZone)
  return { startDate: new Date(start).toISOString(), duration: (end - start) / 60_000 }
}

/** The shift that a new one with these times would overlap: saving means changing that one. */
export function overlappedBy(
  times: ShiftTimes,
  shifts: readonly WeekShift[],
  timeZone: string,
): WeekShift | null {
  if (!times.date || shiftMinutes(times.startTime, times.endTime) <= 0) return null
  const { startDate, duration } = wireTimes(times, timeZone)
  const from = Date.parse(startDate)
  const to = from + duration * minuteMs
  return shifts.find(({ start, end }) => Date.parse(start) < to && Date.parse(end) > from) ?? null
}
