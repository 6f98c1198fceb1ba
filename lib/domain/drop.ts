import { minuteMs } from '#contract/durations'
import { minShiftMinutes } from '#contract/shift-times'
import { type Interval, overlaps, slotsOf } from '#contract/slots'
import { maxShiftMinutes } from '#contract/workshifts'
import type { WeekAppointment, WeekSchedule, WeekShift } from './schedule'

/** Why something cannot stand where it is held. */
export type DropRefusal =
  | { why: 'overlap'; with: WeekShift }
  | { why: 'tooShort' | 'tooLong' | 'otherDoctor' | 'past' | 'dayOff' | 'taken' | 'noSlot' }

type Schedule = Pick<WeekSchedule, 'shifts' | 'appointments'>

/** How long a visit takes and how far apart visits begin, in minutes. */
export interface VisitLength {
  minutes: number
  step: number
}

const intervalOf = ({ start, end }: { start: string; end: string }): Interval => ({
  start: Date.parse(start),
  end: Date.parse(end),
})

/** Whether a shift may stand there: the server's rules, asked of what is on the screen. `id` null is a new one. */
export function refusalOfShift(
  span: { start: string; end: string },
  id: string | null,
  shifts: readonly WeekShift[],
): DropRefusal | null {
  const wanted = intervalOf(span)
  // True minutes: on the days of the clock changes they are not those of the wall clock.
  const minutes = (wanted.end - wanted.start) / minuteMs
  if (minutes < minShiftMinutes) return { why: 'tooShort' }
  if (minutes > maxShiftMinutes) return { why: 'tooLong' }
  const other = shifts.find((shift) => shift.id !== id && overlaps(intervalOf(shift), wanted))
  return other ? { why: 'overlap', with: other } : null
}

/** The start of the slot that is nearest to `wanted` (milliseconds) and not a whole slot away; null without one. */
export function slotNear(
  wanted: number,
  shifts: readonly WeekShift[],
  { minutes, step }: VisitLength,
): number | null {
  const near = shifts
    .map(intervalOf)
    .flatMap((shift) => slotsOf(shift, step).filter((start) => start + minutes * minuteMs <= shift.end))
    .map((start) => ({ start, away: Math.abs(start - wanted) }))
    .filter(({ away }) => away < step * minuteMs)
    .sort((one, other) => one.away - other.away)
  return near[0]?.start ?? null
}

/** Whether a visit may be moved to begin at `start` (milliseconds). */
export function refusalOfVisit(
  start: number,
  visit: WeekAppointment,
  { shifts, appointments }: Schedule,
  { now, ...length }: VisitLength & { now: number },
): DropRefusal | null {
  const wanted = { start, end: start + length.minutes * minuteMs }
  if (start < now) return { why: 'past' }
  if (slotNear(start, shifts, length) !== start) return { why: 'noSlot' }
  const isTaken = appointments.some(
    (other) => other.id !== visit.id && other.status !== 'cancelled' && overlaps(intervalOf(other), wanted),
  )
  return isTaken ? { why: 'taken' } : null
}
