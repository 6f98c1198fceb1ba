import * as times from './times.ts'
import type { Patient, Visit, World } from './world.ts'
import { forbidden, isAt, kindOf, mostOpenVisits, notFound, overlap, Refusal, standingOf } from './world.ts'

type Wanted = times.Wanted

export const invalid = (message: string) => new Refusal(400, 'invalid_input', message)
export const byRule = (message: string, at?: number[]) => new Refusal(409, 'against_rules', message, at)

const inWords = (minutes: number) => (minutes % 60 ? `${minutes} minutes` : `${minutes / 60} hours`)
const messages = {
  taken: 'This time is no longer available',
  'outside-shift': 'The doctor does not see patients at this time',
  'no-resource': 'No room or equipment is free at this time',
}
const rules = {
  pause: 'Too close to another appointment',
  'day-full': 'The doctor already has 1 appointment of this kind on that day',
}

/** Refuses a time, with others nearby. */
function refuse(world: World, wanted: Wanted, why: keyof typeof messages | keyof typeof rules) {
  const at = times.nearby(world, wanted)
  if (why === 'pause' || why === 'day-full') return byRule(rules[why], at)
  return new Refusal(409, 'slot_taken', messages[why], at)
}

export function assertInWindow(world: World, wanted: Wanted): void {
  const isStaff = times.isStaffAt(world, wanted)
  const kind = isStaff && wanted.overrule ? 'plain' : wanted.kind
  const { horizon, notice } = kindOf(kind)
  const { open, end } = times.windowOf(world, { ...wanted, kind })
  if (wanted.start < world.now) throw invalid('The time has already passed')
  if (wanted.start < open) throw byRule(`Too soon: at least ${inWords(notice)} before`)
  if (wanted.start < end) return
  if (horizon !== null) throw byRule(`Too far ahead: at most ${horizon} days`)
  throw invalid(isStaff ? 'The time is too far ahead' : 'The time is more than 30 days ahead')
}

/** Throws unless the clinic has the kind, this doctor sees such patients, and this person may book it. */
export function assertKind(world: World, wanted: Wanted): void {
  const { clinic, doctor, kind, patient } = wanted
  if (kind === 'plain') return
  const { online, newPatients } = kindOf(kind)
  const isStaff = times.isStaffAt(world, wanted)
  if (clinic !== 'a' || !isAt(doctor, clinic) || !(online || isStaff))
    throw invalid('This appointment type cannot be booked here')
  const wasSeen = world.visits.some(
    (each) => each.patient === patient && each.status === 'completed' && each.clinic === clinic,
  )
  if (!newPatients && !isStaff && patient && !wasSeen)
    throw invalid('This appointment type is for patients who have been here before')
}

/** Throws 403 or 404 unless the actor may book for this patient. */
export function assertBookable(world: World, { actor, clinic, doctor }: Wanted, patient: Patient): void {
  const who = standingOf(world, actor)
  if (who.patient === patient) return
  if (who.clinic === null) throw forbidden()
  const isKnown = world.known.includes(`${patient} ${clinic}`)
  if (who.clinic !== clinic || (who.doctor ?? doctor) !== doctor || !isKnown) throw notFound()
}

function assertFewVisits(world: World, wanted: Wanted): void {
  const isOpen = ({ patient, clinic, status, start }: Visit) =>
    patient === wanted.patient && clinic === wanted.clinic && status === 'pending' && start > world.now
  if (times.isStaffAt(world, wanted) || world.visits.filter(isOpen).length < mostOpenVisits) return
  const message = 'You have booked as many appointments at this clinic as it allows'
  throw new Refusal(409, 'too_many_visits', message)
}

/** Whether a visit of the doctor or the patient is there, but for those of the same session. */
export const isTaken = (world: World, wanted: Wanted, patient: Patient | null) =>
  times
    .standingVisits(world, wanted.except)
    .filter((each) => overlap(each, times.slotOf(wanted)))
    .some(
      (each) =>
        each.patient === patient || (each.doctor === wanted.doctor && !times.sameSession(each, wanted)),
    )

/** Whether somebody else keeps the time; a session that has begun to fill is kept for nobody. */
function isKept(world: World, wanted: Wanted): boolean {
  const held = times.holdsOfOthers(world, wanted)
  const isOpen = [...times.standingVisits(world), ...held].some((each) => times.sameSession(each, wanted))
  const isMet = (each: (typeof held)[number]) =>
    each.doctor === wanted.doctor && overlap(each, times.slotOf(wanted))
  return !isOpen && held.some(isMet)
}

export type Place = Pick<Visit, 'start' | 'end' | 'seat' | 'room'>

/** The seat and the room at a time that is free for this; throws with times nearby. */
export function takeTime(world: World, wanted: Wanted, how: 'book' | 'hold' | 'move' | 'offer'): Place {
  const { seats, rooms } = kindOf(wanted.kind)
  const refused = (why: Parameters<typeof refuse>[2]) => refuse(world, wanted, why)
  if (how !== 'move' && !isAt(wanted.doctor, wanted.clinic)) throw notFound()
  const isOff = times.isDayOff(world, wanted)
  if (!times.isInShift(world, wanted) || (isOff && how !== 'book')) throw refused('outside-shift')
  if (how === 'book') assertFewVisits(world, wanted)
  // The constraints tell a booking last of visits in its way.
  const isBusy = how !== 'book' && isTaken(world, wanted, how === 'offer' ? wanted.patient : null)
  if (isOff || isBusy || isKept(world, wanted)) throw refused('taken')
  const broken = wanted.overrule && times.isStaffAt(world, wanted) ? null : times.brokenRule(world, wanted)
  if (broken) throw refused(broken)
  const taken = times.seatsTaken(world, wanted)
  const room = times.freeRoom(world, wanted)
  if (seats > 1 && taken.isFull) throw refused('taken')
  if (rooms.length > 0 && room === null) throw refused(how === 'hold' ? 'taken' : 'no-resource')
  if (how !== 'hold' && isTaken(world, wanted, wanted.patient)) throw refused('taken')
  const seat = seats === 1 ? 1 : [1, 2, 3].find((each) => !taken.seats.includes(each))
  return { ...times.slotOf(wanted), seat: seat ?? 0, room }
}
