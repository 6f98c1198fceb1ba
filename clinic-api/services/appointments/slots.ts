import { bookingWindowDays, type SlotReason, staffWindowDays } from '#contract/appointments'
import { type Interval, overlaps, slotsOf } from '#contract/slots'
import { addDays, dayAt, dayBounds, instantOf, wallOf } from '#contract/zone'
import type { VisitLength } from './visit-length.ts'

const minute = 60_000

/** Who books: patients up to thirty days ahead, the clinic's own staff as far as shifts reach. */
export type BookedBy = 'patient' | 'staff'

export function bookedBy(caller: { clinicId: string | null }, clinicId: string): BookedBy {
  return caller.clinicId === clinicId ? 'staff' : 'patient'
}

/** What may be booked at `now`: from this moment to the end of the last day, on the clinic's calendar. */
export function bookingWindow(now: number, timeZone: string, by: BookedBy): Interval {
  const lastDay = addDays(dayAt(now, timeZone), by === 'staff' ? staffWindowDays : bookingWindowDays)
  return { start: now, end: dayBounds(lastDay, timeZone).end }
}

/** Why a slot of a shift cannot be booked; null when it can. */
function refusalOf(slot: Interval, { busy, off, held = [] }: Agenda, window: Interval): SlotReason | null {
  if (slot.start < window.start) return 'past'
  if (slot.start >= window.end) return 'too-far'
  if (off.some((each) => overlaps(each, slot))) return 'day-off'
  if (busy.some((each) => overlaps(each, slot))) return 'booked'
  return held.some((each) => overlaps(each, slot)) ? 'held' : null
}

export interface DayPlan {
  available: number[]
  booked: number[]
  reasons: Map<number, SlotReason>
}

interface Agenda {
  shifts: readonly Interval[]
  busy: readonly Interval[]
  /** Days off, of the doctor or the whole clinic. */
  off: readonly Interval[]
  /** Kept for somebody who is about to confirm; left out where times are only proposed. */
  held?: readonly Interval[]
}

interface DayShape extends VisitLength {
  timeZone: string
}

/** The slots of one day (`yyyy-MM-dd`): the free ones, the taken ones, and why each other time is not free. */
export function planDay(
  day: string,
  agenda: Agenda,
  { timeZone, minutes, step }: DayShape,
  window: Interval,
): DayPlan {
  const bounds = dayBounds(day, timeZone)
  const plan: DayPlan = { available: [], booked: [], reasons: new Map() }
  for (const start of agenda.shifts.flatMap((shift) => startsIn(shift, { minutes, step }))) {
    if (start < bounds.start || start >= bounds.end) continue
    const slot = { start, end: start + minutes * minute }
    const reason = refusalOf(slot, agenda, window)
    if (reason) plan.reasons.set(start, reason)
    else plan.available.push(start)
    if (agenda.busy.some((each) => overlaps(each, slot))) plan.booked.push(start)
  }
  for (const start of openingHours(day, timeZone, step)) {
    const slot = { start, end: start + step * minute }
    if (!agenda.shifts.some((shift) => overlaps(shift, slot))) plan.reasons.set(start, 'outside-shift')
  }
  plan.available.sort((a, b) => a - b)
  plan.booked.sort((a, b) => a - b)
  return plan
}

/** Section 9: the day's grid runs from 7 to 22 and one hour more. */
function openingHours(day: string, timeZone: string, step: number): number[] {
  const first = instantOf(wallOf(day, '07:00'), timeZone)
  const last = instantOf(wallOf(day, '23:00'), timeZone)
  return slotsOf({ start: first, end: last }, step)
}

/** Where visits of that length can begin in a shift. */
function startsIn(shift: Interval, { minutes, step }: VisitLength): number[] {
  return slotsOf(shift, step).filter((start) => start + minutes * minute <= shift.end)
}

/** All slots that can still be booked, in order. */
export function freeSlots(agenda: Agenda, length: VisitLength, window: Interval): number[] {
  return agenda.shifts
    .flatMap((shift) => startsIn(shift, length))
    .filter((start) => refusalOf({ start, end: start + length.minutes * minute }, agenda, window) === null)
    .sort((a, b) => a - b)
}

/** The `count` times nearest to `wanted`, in order. */
export function nearest(times: readonly number[], wanted: number, count: number): number[] {
  return [...times]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, count)
    .sort((a, b) => a - b)
}
