import { answers, refuse } from './answers.ts'
import type { Asked, Clinic, Interval, KindName, Minute, Patient, Visit, Who, World } from './world.ts'
import { dayOf, isAt, isStaffAt, isWithin, kinds, limits, moments, overlap, wholeDay } from './world.ts'

type Session = Asked<'doctor' | 'kind' | 'start'>
type Somebody = { actor: Who; patient: Patient | null; clinic: Clinic; overrule?: boolean }
/** A time that somebody asks for; a visit that moves and an offer that is accepted take no time any more. */
export type Wanted = Session & Somebody & { except?: number | null; offer?: number }
type Choice = Omit<Wanted, 'start'>
type How = 'book' | 'hold' | 'move' | 'offer'

export const slotOf = ({ kind, start }: Session) => ({ start, end: start + kinds[kind].minutes })

type Timed = Interval & { kind: KindName }
/** Whether one begins before another and the longer of the pauses between them have ended. */
const presses = (a: Timed, b: Timed) => a.start < b.end + Math.max(kinds[b.kind].after, kinds[a.kind].before)

/** Whether both are seats of a visit that several patients share. */
export const sameSession = (a: Session, b: Session) =>
  kinds[a.kind].seats > 1 && a.kind === b.kind && a.doctor === b.doctor && a.start === b.start

export const visitsBut = ({ visits }: World, except: number | null = null) =>
  visits.filter(({ status }, index) => status !== 'cancelled' && index !== except)

/** Whether such a visit can begin then: in the doctor's hours, and whole steps after their beginning. */
function isInHours({ shifts }: World, { clinic, doctor, kind }: Choice, start: Minute) {
  const slot = slotOf({ doctor, kind, start })
  const step = Math.min(limits.slotMinutes, kinds[kind].minutes)
  const fits = (each: Interval) => isWithin(slot, each) && (start - each.start) % step === 0
  return shifts.some((each) => fits(each) && !each.isGone && each.clinic === clinic && each.doctor === doctor)
}

const isOverruled = ({ actor, clinic, overrule }: Wanted) => overrule && isStaffAt(actor, clinic)

/** Why a time is too early or too late to be booked. */
export function windowFault({ now }: World, wanted: Wanted) {
  const { start, kind } = wanted
  const { horizon, notice } = kinds[isOverruled(wanted) ? 'plain' : kind]
  return (
    (start < now && answers.invalid('The time has already passed')) ||
    (start < now + notice && answers.againstRules(`Too soon: at least ${notice / 60} hours before`)) ||
    (dayOf(start) > dayOf(now) + horizon && answers.againstRules(`Too far ahead: at most ${horizon} days`))
  )
}

/** A patient's visits at a clinic. */
export const visitsOf = ({ visits }: World, { patient, clinic }: Pick<Somebody, 'patient' | 'clinic'>) =>
  visits.filter((each) => each.patient === patient && each.clinic === clinic)

const gone = answers.taken('This time is no longer available')
const busy = answers.taken('The patient has another appointment at this time')
const outside = answers.taken('The doctor does not see patients at this time')

/** The seat and room at a time, what forbids it, and whether lists show it; a booking learns last of visits in its way. */
function survey(world: World, wanted: Wanted, how: How) {
  const { actor, clinic, doctor, kind, patient, start } = wanted
  const { seats, rooms, oncePerDay } = kinds[kind]
  const [slot, isStrict] = [{ ...slotOf(wanted), kind }, !isOverruled(wanted)]
  const daysOff = world.daysOff.filter((each) => !each.isGone && (each.doctor ?? doctor) === doctor)
  const isOff = clinic === 'a' && daysOff.some((each) => overlap(wholeDay(each.on), slot))
  const isOutside = !isInHours(world, wanted, start) || (isOff && how !== 'book')
  const visits = visitsBut(world, wanted.except)
  const ofDoctor = visits.filter((each) => each.doctor === doctor)
  const met = visits.filter((each) => overlap(each, slot))
  const kept = [...world.holds, ...world.offers.filter((_, index) => index !== wanted.offer)]
    .filter((each) => !each.isGone && each.actor !== actor && each.until > world.now)
    .filter((each) => overlap(each, slot))
  const isShared = (each: Session) => sameSession(each, wanted)
  const sharers = [...met, ...kept].filter(isShared)
  const others = [...met, ...kept].filter((each) => !isShared(each))
  const isOwn = met.some((each) => each.patient === patient)
  // Staff learn nothing of visits at another clinic.
  const isTold = (each: Visit) => each.clinic === clinic || !isStaffAt(actor, clinic)
  const taken = met.some((each) => each.patient === patient && isTold(each)) ? busy : gone
  const isTaken = met.some((each) => each.doctor === doctor && !isShared(each))
  const isHeld = sharers.length === 0 && kept.some((each) => each.doctor === doctor)
  const seat = [1, 2, 3].find((each) => !met.some((row) => row.seat === each && isShared(row)))
  const free = rooms.filter((room) => !others.some((each) => each.room === room))
  const room = free.find((each) => sharers.some((other) => other.room === each)) ?? free[0] ?? null
  const isRoomless = rooms.length > 0 && room === null
  const alike = ofDoctor.filter((each) => each.kind === kind && dayOf(each.start) === dayOf(start))
  const isFull = isStrict && oncePerDay && alike.some((each) => each.start !== start)
  const isClose = ofDoctor.some((each) => !met.includes(each) && presses(each, slot) && presses(slot, each))
  const ahead = visitsOf(world, wanted).filter((each) => each.status === 'pending' && each.start > world.now)
  const isMany = how === 'book' && !isStaffAt(actor, clinic) && ahead.length >= limits.mostOpenVisits
  refuse(isMany && !isOutside && answers.tooMany)
  const fault =
    (isOutside && outside) ||
    ((isOff || isHeld || (how !== 'book' && isTaken) || (how === 'offer' && isOwn)) && taken) ||
    (isFull && answers.againstRules('The doctor already has 1 appointment of this kind on that day')) ||
    (isStrict && isClose && answers.againstRules('Too close to another appointment')) ||
    ((sharers.length >= seats || (isRoomless && how === 'hold')) && taken) ||
    (isRoomless && answers.taken('No room or equipment is free at this time')) ||
    (how !== 'hold' && (isTaken || isOwn) && taken)
  const isBegun = sharers.length > 0 && sharers.length < seats && !isOff
  return { fault, isShown: !isOwn && (isBegun || !fault), place: { ...slot, seat: seat ?? 0, room } }
}

export function freeTimes(world: World, choice: Choice) {
  const isFree = (wanted: Wanted) => !windowFault(world, wanted) && survey(world, wanted, 'hold').isShown
  return moments.filter((start) => isInHours(world, choice, start) && isFree({ ...choice, start }))
}

/** Up to three of the free times, the nearest. */
export function nearestTimes(world: World, { actor, clinic, doctor, kind, patient, start }: Wanted) {
  const free = freeTimes(world, { actor, clinic, doctor, kind, patient })
  const nearest = free.toSorted((a, b) => Math.abs(a - start) - Math.abs(b - start)).slice(0, 3)
  return nearest.toSorted((a, b) => a - b)
}

/** The place at a time that is free; most refusals suggest others. */
export function placeAt(world: World, wanted: Wanted, how: How) {
  refuse(!isAt(wanted.doctor, wanted.clinic) && answers.notFound)
  const { fault, place } = survey(world, wanted, how)
  if (fault) refuse({ ...fault, times: () => nearestTimes(world, wanted) })
  return place
}
