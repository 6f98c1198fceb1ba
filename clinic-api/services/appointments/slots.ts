import type { SlotReason } from '#contract/available'
import { type Interval, overlaps, slotsOf } from '#contract/slots'
import {
  type BookedBy,
  type BookingWindow,
  brokenAmong,
  fullDays,
  noRules,
  pausesAround,
  type StandingVisit,
  sessionsOf,
} from '#contract/visit-rules'
import { dayBounds, instantOf, wallOf } from '#contract/zone'
import type { VisitLength, WantedVisit } from './visit-length.ts'

const minute = 60_000

/** The clinic's own staff book as such; everybody else as a patient. */
export function bookedBy(caller: { clinicId: string | null }, clinicId: string, walkIn = false): BookedBy {
  if (caller.clinicId !== clinicId) return 'patient'
  return walkIn ? 'walk-in' : 'staff'
}

interface Obstacles {
  busy: readonly Interval[]
  off: readonly Interval[]
  held: readonly Interval[]
  own: readonly Interval[]
  pauses: readonly Interval[]
  full: readonly Interval[]
  /** How many have booked a time that several share, by its start. */
  sessions: ReadonlyMap<number, number>
  seats: number
  /** When each of the resources is taken or closed, of which one has to be free; empty where none is needed. */
  resources: readonly (readonly Interval[])[]
}

/** All that can be in the way of a visit. */
function obstaclesOf(
  { busy, off, held = [], own = [], taken, timeZone }: Agenda,
  { rules = noRules, kindId = null, seats = 1, resources = [], minutes }: WantedVisit,
): Obstacles {
  return {
    busy,
    off,
    held,
    own,
    seats,
    resources: resources.map((id) => taken?.get(id) ?? []),
    // Seats that are held count like those that are booked.
    sessions: sessionsOf([...busy, ...held], { kindId, seats, minutes }),
    pauses: pausesAround(busy, rules),
    full: fullDays(busy, { kindId, perDay: rules.perDay, timeZone }),
  }
}

/** Why a slot of a shift cannot be booked; null when it can. */
function refusalOf(slot: Interval, obstacles: Obstacles, window: BookingWindow): SlotReason | null {
  const { busy, off, held, own, sessions, seats, resources } = obstacles
  if (slot.start < window.start) return 'past'
  if (slot.start >= window.end) return 'too-far'
  if (off.some((each) => overlaps(each, slot))) return 'day-off'
  // Nobody takes a second seat beside their own.
  if (own.some((each) => overlaps(each, slot))) return 'held'
  const booked = sessions.get(slot.start)
  // A seat beside others: what they have taken already is in nobody's way.
  if (booked !== undefined && booked < seats) return slot.start < window.open ? 'too-soon' : null
  if (busy.some((each) => overlaps(each, slot))) return 'booked'
  if (held.some((each) => overlaps(each, slot))) return 'held'
  if (resources.length > 0 && resources.every((taken) => taken.some((each) => overlaps(each, slot))))
    return 'no-resource'
  // Only a time that is free otherwise: staff overrule this, never an overlap.
  if (slot.start < window.open) return 'too-soon'
  return brokenAmong(slot, obstacles)
}

export interface DayPlan {
  available: number[]
  booked: number[]
  reasons: Map<number, SlotReason>
}

interface Agenda {
  timeZone: string
  shifts: readonly Interval[]
  busy: readonly StandingVisit[]
  /** Days off, of the doctor or the whole clinic. */
  off: readonly Interval[]
  /** Kept for somebody who is about to confirm; left out where times are only proposed. */
  held?: readonly StandingVisit[]
  /** The patient's other appointments. */
  own?: readonly Interval[]
  /** When rooms and equipment are taken or closed, by their id. */
  taken?: ReadonlyMap<string, readonly Interval[]>
}

/** The slots of one day (`yyyy-MM-dd`): the free ones, the taken ones, and why each other time is not free. */
export function planDay(day: string, agenda: Agenda, visit: WantedVisit, window: BookingWindow): DayPlan {
  const { minutes, step } = visit
  const { timeZone } = agenda
  const obstacles = obstaclesOf(agenda, visit)
  const bounds = dayBounds(day, timeZone)
  const plan: DayPlan = { available: [], booked: [], reasons: new Map() }
  for (const start of agenda.shifts.flatMap((shift) => startsIn(shift, { minutes, step }))) {
    if (start < bounds.start || start >= bounds.end) continue
    const slot = { start, end: start + minutes * minute }
    const reason = refusalOf(slot, obstacles, window)
    if (reason) plan.reasons.set(start, reason)
    else plan.available.push(start)
    if (reason && agenda.busy.some((each) => overlaps(each, slot))) plan.booked.push(start)
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

/** Times in a shift at which visits of that length can begin. */
function startsIn(shift: Interval, { minutes, step }: VisitLength): number[] {
  return slotsOf(shift, step).filter((start) => start + minutes * minute <= shift.end)
}

/** All slots that can still be booked, in order. */
export function freeSlots(agenda: Agenda, visit: WantedVisit, window: BookingWindow): number[] {
  const obstacles = obstaclesOf(agenda, visit)
  return agenda.shifts
    .flatMap((shift) => startsIn(shift, visit))
    .filter((start) => refusalOf({ start, end: start + visit.minutes * minute }, obstacles, window) === null)
    .sort((a, b) => a - b)
}

/** The `count` times nearest to `wanted`, in order. */
export function nearest(times: readonly number[], wanted: number, count: number): number[] {
  return [...times]
    .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
    .slice(0, count)
    .sort((a, b) => a - b)
}
