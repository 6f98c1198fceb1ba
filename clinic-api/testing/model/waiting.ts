import { assertBookable, assertKind, isKept, isTaken, takePlace } from './taking.ts'
import * as times from './times.ts'
import { type Booking, bookIn, moveVisit } from './visits.ts'
import {
  type Actor,
  type Answer,
  conflict,
  type Doctor,
  day,
  type Interval,
  notFound,
  type Offer,
  overlap,
  Refusal,
  standingOf,
  type Wish,
  type World,
} from './world.ts'

const offerMinutes = 15
const over = () => conflict('This offer is over: the time was kept for you for a while only')

/** Whether a wish can still come true. */
function isWaiting({ now, visits }: World, { isOver, visit, until }: Wish): boolean {
  const moving = visit === null ? null : visits[visit]
  return (
    !isOver &&
    until >= Math.floor(now / day) &&
    (!moving || (moving.status === 'pending' && moving.start > now))
  )
}

export function join(world: World, actor: Actor, wish: Omit<Wish, 'since' | 'isOver'>): Answer {
  const { patient, clinic, doctor, kind } = wish
  assertBookable(world, { actor, clinic, doctor: doctor ?? 'dr-one', kind, start: 0 }, patient)
  if (wish.until < Math.floor(world.now / day)) throw new Refusal(400, 'invalid_input', 'Invalid input')
  const visit = wish.visit === null ? null : world.visits[wish.visit]
  if (visit && (visit.patient !== patient || visit.clinic !== clinic)) throw notFound()
  if (visit && visit.status !== 'pending')
    throw new Refusal(409, 'status_conflict', `The appointment is already ${visit.status}`)
  if (visit && visit.start <= world.now) throw conflict('The appointment has already started')
  if (!visit) assertKind(world, { actor, clinic, doctor: doctor ?? 'dr-one', kind, start: 0 }, patient)
  const alike = (each: Wish) =>
    wish.visit === null
      ? each.visit === null && each.patient === patient && each.clinic === clinic && each.doctor === doctor
      : each.visit === wish.visit
  if (world.wishes.some((each) => isWaiting(world, each) && alike(each)))
    throw conflict('There is such a wish on the waitlist already')
  for (const each of world.wishes) if (each.patient === patient && !isWaiting(world, each)) each.isOver = true
  world.wishes.push({ ...wish, since: world.now, isOver: false })
  return { status: 201 }
}

function endOffer(world: World, offer: Offer, state: 'declined' | 'expired' | 'ended'): void {
  offer.state = state
  world.freed.push({ doctor: offer.doctor, clinic: offer.clinic, start: offer.start, end: offer.end })
}

export function leave(world: World, { actor, wish: index }: { actor: Actor; wish: number }): Answer {
  const wish = world.wishes[index]
  if (!wish || wish.isOver || !isFor(world, actor, wish)) throw notFound()
  wish.isOver = true
  for (const each of world.offers)
    if (each.wish === index && each.state === 'open') endOffer(world, each, 'ended')
  return { status: 200 }
}

function isFor(world: World, actor: Actor, { patient, clinic }: Pick<Wish, 'patient' | 'clinic'>): boolean {
  const who = standingOf(world, actor)
  return who.patient === patient || who.clinic === clinic
}

/** Ends what ran out, and offers what came free to the first whom it fits. */
export function handOut(world: World): Answer {
  endDue(world)
  while (world.freed.length > 0) {
    const [first] = world.freed.toSorted((a, b) => a.start - b.start)
    const isHere = (each: Interval & { doctor: Doctor; clinic: string }) =>
      each.doctor === first?.doctor && each.clinic === first.clinic
    const freed = world.freed.filter(isHere)
    world.freed = world.freed.filter((each) => !isHere(each))
    const isSpent = (offer: number | null) => offer !== null && world.offers[offer]?.state !== 'open'
    world.holds = world.holds.map((each) =>
      each?.doctor === first?.doctor && isSpent(each?.offer ?? null) ? null : each,
    )
    if (first) offerAt(world, first, freed)
  }
  return { status: 0 }
}

function endDue(world: World): void {
  for (const offer of world.offers.filter(({ state }) => state === 'open')) {
    const visit = world.visits[world.wishes[offer.wish]?.visit ?? -1]
    if (offer.until <= world.now) endOffer(world, offer, 'expired')
    else if (visit && (visit.status !== 'pending' || visit.start <= offer.start))
      endOffer(world, offer, 'ended')
  }
}

function offerAt(
  world: World,
  { doctor, clinic }: Pick<Offer, 'doctor' | 'clinic'>,
  freed: readonly Interval[],
): void {
  const until = world.now + offerMinutes
  const given: Interval[] = []
  for (const [index, wish] of world.wishes.entries()) {
    if (!isWaiting(world, wish) || wish.clinic !== clinic || (wish.doctor !== null && wish.doctor !== doctor))
      continue
    if (world.offers.some((each) => each.wish === index && each.state === 'open')) continue
    const moving = wish.visit === null ? null : world.visits[wish.visit]
    const wanted = { actor: 'worker' as const, clinic, doctor, kind: moving?.kind ?? wish.kind }
    const others = times
      .standingVisits(world, wish.visit ?? undefined)
      .filter((each) => each.patient === wish.patient)
    const start = times.freeTimes(world, wanted, null).find((each) => {
      const slot = times.slotOf({ ...wanted, start: each })
      if (each < until || (moving && each >= moving.start)) return false
      if (Math.floor(each / day) > wish.until || each % day < wish.from || each % day >= wish.to) return false
      const was = world.offers.some(
        (offer) => offer.wish === index && offer.doctor === doctor && offer.start === each,
      )
      return (
        !was &&
        freed.some((time) => overlap(time, slot)) &&
        ![...given, ...others].some((time) => overlap(time, slot))
      )
    })
    if (start === undefined) continue
    const slot = times.slotOf({ ...wanted, start })
    given.push(slot)
    const hold = { ...slot, doctor, kind: 'plain' as const, room: null, until: until + 1, isExtended: false }
    world.holds.push({ ...hold, actor: wish.patient, offer: world.offers.length })
    world.offers.push({ ...slot, wish: index, doctor, clinic, until, state: 'open', visit: null })
  }
}

/** Takes the time of an offer: the visit moves there, or a new one is booked. */
export function accept(world: World, { actor, offer: index }: { actor: Actor; offer: number }): Answer {
  const offer = world.offers[index]
  const wish = offer && world.wishes[offer.wish]
  if (!wish || !isFor(world, actor, wish)) throw notFound()
  if (offer.state === 'accepted') return { status: 200 }
  if (offer.state !== 'open' || offer.until <= world.now) throw over()
  const { patient, clinic } = wish
  const visit = wish.visit === null ? null : world.visits[wish.visit]
  const { doctor, start } = offer
  if (visit && visit.status !== 'pending')
    throw new Refusal(409, 'status_conflict', `The appointment is already ${visit.status}`)
  const held = world.holds
  world.holds = held.map((each) => (each?.offer === index ? null : each))
  try {
    const booking: Booking = {
      actor,
      clinic,
      doctor,
      kind: visit?.kind ?? wish.kind,
      start,
      patient,
      overrule: false,
    }
    if (visit) takeOver(world, wish.visit ?? 0, booking)
    else bookIn(world, booking)
    offer.visit = wish.visit ?? world.visits.length - 1
  } catch (error) {
    world.holds = held
    throw error
  }
  Object.assign(offer, { state: 'accepted' })
  wish.isOver = true
  return { status: 200 }
}

function takeOver(world: World, index: number, booking: Booking): void {
  const wanted = { ...booking, except: index }
  const slot = times.slotOf(wanted)
  const refused = (message: string) => new Refusal(409, 'slot_taken', message)
  if (!times.shiftOf(world, wanted, slot) || times.isDayOff(world, wanted, slot))
    throw refused('The doctor does not see patients at this time')
  if (isTaken(world, wanted, slot, booking.patient) || isKept(world, wanted, slot))
    throw refused('This time is no longer available')
  const broken = times.brokenRule(world, wanted, slot)
  if (broken === 'pause') throw new Refusal(409, 'against_rules', 'Too close to another appointment')
  if (broken)
    throw new Refusal(409, 'against_rules', 'The doctor already has 1 appointment of this kind on that day')
  moveVisit(
    world,
    index,
    { ...slot, ...takePlace(world, wanted, booking.patient), doctor: booking.doctor },
    null,
  )
}

export function decline(world: World, { actor, offer: index }: { actor: Actor; offer: number }): Answer {
  const offer = world.offers[index]
  const wish = offer && world.wishes[offer.wish]
  if (!wish || !isFor(world, actor, wish)) throw notFound()
  if (offer.state === 'declined') return { status: 200 }
  if (offer.state !== 'open') throw over()
  endOffer(world, offer, 'declined')
  return { status: 200 }
}
