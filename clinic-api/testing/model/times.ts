import * as answers from './answers.ts'
import { type Answer, refuse } from './answers.ts'
import type { Asked, Patient, Who, World } from './world.ts'
import { dayOf, isAt, isStaffAt, kinds, mostOpenVisits, overlap, slotMinutes, wholeDay } from './world.ts'

type Session = Asked<'doctor' | 'kind' | 'start'>
type Person = { actor: Who; patient: Patient | null }
/** A visit that moves and an offer that is accepted take no time any more. */
export type Except = { except?: number | null; offer?: number }
/** A time that somebody asks for. */
export type Wanted = Session & Asked<'clinic'> & Person & Except & { overrule?: boolean }
export type Choice = Omit<Wanted, 'start'>
type How = 'book' | 'hold' | 'move' | 'offer'

export const slotOf = ({ kind, start }: Asked<'kind' | 'start'>) => ({
  start,
  end: start + kinds[kind].minutes,
})

/** Whether both are seats of a visit that several patients share. */
export const sameSession = (a: Session, b: Session) =>
  kinds[a.kind].seats > 1 && a.kind === b.kind && a.doctor === b.doctor && a.start === b.start

export const visitsBut = ({ visits }: World, except: number | null = null) =>
  visits.filter(({ status }, index) => status !== 'cancelled' && index !== except)

/** Times in the doctor's hours at which such a visit can begin. */
function startsOf({ shifts }: World, { clinic, doctor, kind }: Choice) {
  const { minutes } = kinds[kind]
  const step = Math.min(slotMinutes, minutes)
  const hours = shifts.filter((each) => !each.isGone && each.clinic === clinic && each.doctor === doctor)
  const starts = hours.flatMap(({ start, end }) => {
    const count = Math.max(Math.floor((end - start - minutes) / step) + 1, 0)
    return Array.from({ length: count }, (_, index) => start + index * step)
  })
  return starts.toSorted((a, b) => a - b)
}

/** The answer of the first rule that is broken. */
const first = (...rules: [unknown, Answer][]) => rules.find(([isBroken]) => isBroken)?.[1]

function windowFault({ now }: World, { actor, clinic, kind, start, overrule }: Wanted) {
  const isStaff = isStaffAt(actor, clinic)
  const { horizon, notice } = kinds[isStaff && overrule ? 'plain' : kind]
  const isFar = dayOf(start) > dayOf(now) + (horizon ?? (isStaff ? 3652 : 30))
  return first(
    [start < now, answers.invalid('The time has already passed')],
    [start < now + notice, answers.againstRules(`Too soon: at least ${notice / 60} hours before`)],
    [isFar && horizon !== null, answers.againstRules(`Too far ahead: at most ${horizon} days`)],
    [isFar, answers.invalid(isStaff ? 'The time is too far ahead' : 'The time is more than 30 days ahead')],
  )
}

export const inWindow = (world: World, wanted: Wanted) => refuse(true, windowFault(world, wanted))

const taken = answers.taken('This time is no longer available')
const tooMany = answers.refusal(
  409,
  'too_many_visits',
)('You have booked as many appointments at this clinic as it allows')
const outside = answers.taken('The doctor does not see patients at this time')
const noRoom = answers.taken('No room or equipment is free at this time')
const dayFull = answers.againstRules('The doctor already has 1 appointment of this kind on that day')
const tooClose = answers.againstRules('Too close to another appointment')

/** The seat and room at a time, what forbids it, and whether lists show it; a booking learns last of visits in its way. */
function survey(world: World, wanted: Wanted, how: How) {
  const { actor, clinic, doctor, kind, patient, start } = wanted
  const { seats, rooms, perDay, before, after } = kinds[kind]
  const [slot, isStaff] = [slotOf(wanted), isStaffAt(actor, clinic)]
  const daysOff = world.daysOff.filter((each) => !each.isGone && each.clinic === clinic)
  const isOff = daysOff.some((each) => (each.doctor ?? doctor) === doctor && overlap(wholeDay(each.on), slot))
  const visits = visitsBut(world, wanted.except)
  // An offer keeps its time for a minute longer than it can be accepted.
  const offers = world.offers.filter((_, index) => index !== wanted.offer)
  const holds = [...world.holds, ...offers].filter(
    (each) => !each.isGone && each.actor !== actor && each.until + ('wish' in each ? 1 : 0) > world.now,
  )
  const met = visits.filter((each) => overlap(each, slot))
  const kept = holds.filter((each) => overlap(each, slot))
  const ofDoctor = visits.filter((each) => each.doctor === doctor)
  const sharers = [...met, ...kept].filter((each) => sameSession(each, wanted))
  const others = [...met, ...kept].filter((each) => !sameSession(each, wanted))
  const isOwn = met.some((each) => each.patient === patient)
  const isTaken = met.some((each) => each.doctor === doctor && others.includes(each))
  const isHeld = sharers.length === 0 && kept.some((each) => each.doctor === doctor)
  const seat = [1, 2, 3].find((each) => !met.some((row) => row.seat === each && sharers.includes(row)))
  const free = rooms.filter((room) => !others.some((each) => each.room === room))
  const room = free.find((each) => sharers.some((other) => other.room === each)) ?? free[0] ?? null
  const isRoomless = rooms.length > 0 && room === null
  const alike = ofDoctor.filter((each) => each.kind === kind && dayOf(each.start) === dayOf(start))
  const starts = new Set(alike.map((each) => each.start).filter((each) => each !== start))
  const isClose = ofDoctor.some((each) => {
    const from = each.start - Math.max(kinds[each.kind].before, after)
    const to = each.end + Math.max(kinds[each.kind].after, before)
    return !met.includes(each) && overlap({ start: from, end: to }, slot)
  })
  const ahead = world.visits.filter((each) => each.status === 'pending' && each.start > world.now)
  const open = ahead.filter((each) => each.patient === patient && each.clinic === clinic)
  const isStrict = !(wanted.overrule && isStaff)
  const fault = first(
    [how !== 'move' && !isAt(doctor, clinic), answers.notFound],
    [!startsOf(world, wanted).includes(start) || (isOff && how !== 'book'), outside],
    [how === 'book' && !isStaff && open.length >= mostOpenVisits, tooMany],
    [isOff || isHeld || (how !== 'book' && isTaken) || (how === 'offer' && isOwn), taken],
    [isStrict && starts.size >= (perDay ?? Infinity), dayFull],
    [isStrict && isClose, tooClose],
    [(seats > 1 && sharers.length >= seats) || (isRoomless && how === 'hold'), taken],
    [isRoomless, noRoom],
    [how !== 'hold' && (isTaken || isOwn), taken],
  )
  const isBegun = sharers.length > 0 && sharers.length < seats && !isOff
  return { fault, isShown: !isOwn && (isBegun || !fault), place: { ...slot, seat: seat ?? 0, room } }
}

export function freeTimes(world: World, { overrule: _overrule, ...choice }: Choice) {
  const times = startsOf(world, choice).map((start) => ({ ...choice, start }))
  const free = times.filter((each) => !windowFault(world, each) && survey(world, each, 'hold').isShown)
  return free.map(({ start }) => start)
}

/** Up to three of the free times, the nearest. */
export function nearestTimes(world: World, { except: _except, offer: _offer, ...wanted }: Wanted) {
  const distance = (time: number) => Math.abs(time - wanted.start)
  const free = freeTimes(world, wanted).toSorted((a, b) => distance(a) - distance(b))
  return free.slice(0, 3).toSorted((a, b) => a - b)
}

/** The place at a time that is free; most refusals suggest others. */
export function placeAt(world: World, wanted: Wanted, how: How) {
  const { fault, place } = survey(world, wanted, how)
  refuse(fault === answers.notFound || fault === tooMany, fault)
  if (fault) refuse(true, { ...fault, times: nearestTimes(world, wanted) })
  return place
}
