import * as times from './times.ts'
import {
  forbidden,
  type Interval,
  kindOf,
  type Minute,
  notFound,
  overlap,
  type Patient,
  Refusal,
  standingOf,
  type Visit,
  type World,
} from './world.ts'

const invalid = (message: string) => new Refusal(400, 'invalid_input', message)
export const byRule = (message: string, at?: Minute[]) => new Refusal(409, 'against_rules', message, at)

const inWords = (minutes: number) => (minutes % 60 ? `${minutes} minutes` : `${minutes / 60} hours`)
const messages = {
  taken: 'This time is no longer available',
  'outside-shift': 'The doctor does not see patients at this time',
  'no-resource': 'No room or equipment is free at this time',
}

/** Refuses a time, with others nearby. */
export function refuse(
  world: World,
  wanted: times.Wanted,
  patient: Patient | null,
  why: keyof typeof messages | 'pause' | 'day-full',
) {
  const at = times.nearby(world, wanted, patient)
  if (why === 'pause') return byRule('Too close to another appointment', at)
  if (why === 'day-full')
    return byRule(
      `The doctor already has ${kindOf(wanted.kind).perDay} appointment of this kind on that day`,
      at,
    )
  return new Refusal(409, 'slot_taken', messages[why], at)
}

export function assertInWindow(world: World, wanted: times.Wanted, overruled: boolean): void {
  const { horizon, notice } = kindOf(wanted.kind)
  const { open, end } = times.windowOf(world, overruled ? { ...wanted, kind: 'plain' } : wanted)
  if (wanted.start < world.now) throw invalid('The time has already passed')
  if (wanted.start < open && !overruled) throw byRule(`Too soon: at least ${inWords(notice)} before`)
  if (wanted.start < end) return
  if (horizon !== null && !overruled) throw byRule(`Too far ahead: at most ${horizon} days`)
  const isStaff = times.isStaffAt(world, wanted.actor, wanted.clinic)
  throw invalid(isStaff ? 'The time is too far ahead' : 'The time is more than 30 days ahead')
}

/** Throws unless the clinic has the kind, this doctor sees such patients, and this person may book it. */
export function assertKind(
  world: World,
  { actor, clinic, doctor, kind }: times.Wanted,
  patient: Patient | null,
): void {
  if (kind === 'plain') return
  const { online, newPatients } = kindOf(kind)
  const isStaff = times.isStaffAt(world, actor, clinic)
  if (clinic !== 'a' || !times.isAt(doctor, clinic) || !(online || isStaff))
    throw invalid('This appointment type cannot be booked here')
  const wasSeen = world.visits.some(
    (each) => each.patient === patient && each.status === 'completed' && each.clinic === clinic,
  )
  if (!newPatients && !isStaff && patient && !wasSeen)
    throw invalid('This appointment type is for patients who have been here before')
}

/** Throws 403 or 404 unless the actor may book for this patient. */
export function assertBookable(
  world: World,
  { actor, clinic, doctor }: times.Wanted,
  patient: Patient,
): void {
  const who = standingOf(world, actor)
  if (who.patient === patient) return
  if (who.clinic === null) throw forbidden()
  const isKnown = world.known.some((each) => each.patient === patient && each.clinic === clinic)
  if (who.clinic !== clinic || (who.doctor && who.doctor !== doctor) || !isKnown) throw notFound()
}

export interface Place {
  seat: number
  room: Visit['room']
}

export function takePlace(world: World, wanted: times.Wanted, patient: Patient | null): Place {
  const slot = times.slotOf(wanted)
  const kind = kindOf(wanted.kind)
  const taken = times.seatsTaken(world, wanted, slot)
  if (kind.seats > 1 && times.isFull(kind, taken)) throw refuse(world, wanted, patient, 'taken')
  const room = kind.rooms.length === 0 ? null : times.freeRoom(world, wanted, slot)
  if (kind.rooms.length > 0 && room === null) throw refuse(world, wanted, patient, 'no-resource')
  const seat = kind.seats === 1 ? 1 : [1, 2, 3].find((each) => !taken.seats.includes(each))
  return { seat: seat ?? 0, room }
}

/** Whether a visit of the doctor or the patient is there, but for those of the same session. */
export function isTaken(
  world: World,
  wanted: times.Wanted,
  slot: Interval,
  patient: Patient | null,
): boolean {
  const mine = { ...slot, doctor: wanted.doctor, kind: wanted.kind }
  return times
    .standingVisits(world, wanted.except)
    .some(
      (each) =>
        overlap(each, slot) &&
        ((each.doctor === wanted.doctor && !times.sameSession(each, mine)) || each.patient === patient),
    )
}

/** Whether somebody else keeps the time; a session that has begun to fill is kept for nobody. */
export function isKept(world: World, wanted: times.Wanted, slot: Interval): boolean {
  const mine = { ...slot, doctor: wanted.doctor, kind: wanted.kind }
  const held = times.holdsOfOthers(world, wanted.actor)
  const isOpen = [...times.standingVisits(world), ...held].some((each) => times.sameSession(each, mine))
  return !isOpen && held.some((each) => each.doctor === wanted.doctor && overlap(each, slot))
}
