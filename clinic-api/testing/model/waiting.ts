import { assertBookable, assertKind, invalid, takeTime } from './taking.ts'
import { freeTimes, slotOf, standingVisits } from './times.ts'
import { assertPending, bookIn, moveTo } from './visits.ts'
import type { Actor, Answer, Hours, Interval, Offer, Visit, Wish, World } from './world.ts'
import { conflict, day, dayOf, notFound, overlap, standingOf } from './world.ts'

const offerMinutes = 15
const ok: Answer = { status: 200 }

/** The visit that a wish is to move. */
const visitOf = ({ visits }: World, { visit }: Pick<Wish, 'visit'>): Visit | undefined => visits[visit ?? -1]

/** Whether a wish can still come true. */
function isWaiting(world: World, wish: Wish): boolean {
  const moving = visitOf(world, wish)
  const isLate = moving && (moving.status !== 'pending' || moving.start <= world.now)
  return !wish.isOver && wish.until >= dayOf(world.now) && !isLate
}

export function join(world: World, actor: Actor, wish: Omit<Wish, 'isOver'>): Answer {
  const { patient, clinic, doctor } = wish
  const wanted = { ...wish, actor, doctor: doctor ?? ('dr-one' as const), start: 0 }
  assertBookable(world, wanted, patient)
  if (wish.until < dayOf(world.now)) throw invalid('Invalid input')
  const visit = visitOf(world, wish)
  if (visit && (visit.patient !== patient || visit.clinic !== clinic)) throw notFound()
  if (visit) assertPending(visit)
  if (visit && visit.start <= world.now) throw conflict('The appointment has already started')
  if (!visit) assertKind(world, wanted)
  const isAlike = (each: Wish) =>
    each.visit === wish.visit &&
    (visit || (each.patient === patient && each.clinic === clinic && each.doctor === doctor))
  if (world.wishes.some((each) => isWaiting(world, each) && isAlike(each)))
    throw conflict('There is such a wish on the waitlist already')
  for (const each of world.wishes) if (each.patient === patient && !isWaiting(world, each)) each.isOver = true
  world.wishes.push({ ...wish, isOver: false })
  return { status: 201 }
}

function endOffer(world: World, offer: Offer, state: 'declined' | 'expired' | 'ended'): void {
  const { doctor, clinic, start, end } = offer
  offer.state = state
  world.freed.push({ doctor, clinic, start, end })
}

/** Throws unless the actor may speak for whoever waits. */
function assertFor(world: World, actor: Actor, wish: Wish | undefined): asserts wish is Wish {
  const who = standingOf(world, actor)
  if (!wish || (who.patient !== wish.patient && who.clinic !== wish.clinic)) throw notFound()
}

export function leave(world: World, { actor, wish: index }: { actor: Actor; wish: number }): Answer {
  const wish = world.wishes[index]
  assertFor(world, actor, wish)
  if (wish.isOver) throw notFound()
  wish.isOver = true
  for (const each of world.offers)
    if (each.wish === index && each.state === 'open') endOffer(world, each, 'ended')
  return ok
}

/** Ends what ran out, and offers what came free to the first whom it fits. */
export function handOut(world: World): Answer {
  for (const offer of world.offers.filter(({ state }) => state === 'open')) {
    const visit = world.visits[world.wishes[offer.wish]?.visit ?? -1]
    const isVain = visit && (visit.status !== 'pending' || visit.start <= offer.start)
    if (offer.until <= world.now) endOffer(world, offer, 'expired')
    else if (isVain) endOffer(world, offer, 'ended')
  }
  for (;;) {
    const [first] = world.freed.toSorted((a, b) => a.start - b.start)
    if (!first) return { status: 0 }
    const isHere = (each: Hours) => each.doctor === first.doctor && each.clinic === first.clinic
    const freed = world.freed.filter(isHere)
    world.freed = world.freed.filter((each) => !isHere(each))
    const isSpent = (each: World['holds'][number]) =>
      each?.doctor === first.doctor && each.offer !== null && world.offers[each.offer]?.state !== 'open'
    world.holds = world.holds.map((each) => (isSpent(each) ? null : each))
    offerAt(world, first, freed)
  }
}

/** Offers the times that came free with a doctor, each to the first whom it fits. */
function offerAt(world: World, { doctor, clinic }: Hours, freed: Interval[]): void {
  const until = world.now + offerMinutes
  const given: Interval[] = []
  for (const [index, wish] of world.wishes.entries()) {
    const isHere = wish.clinic === clinic && (wish.doctor ?? doctor) === doctor
    const hasOffer = world.offers.some((each) => each.wish === index && each.state === 'open')
    if (!isHere || !isWaiting(world, wish) || hasOffer) continue
    const wasOffered = ({ start }: Interval) =>
      world.offers.some((each) => each.wish === index && each.doctor === doctor && each.start === start)
    const slot = slotsFor(world, wish, { doctor, clinic }).find(
      (each) =>
        each.start >= until &&
        !wasOffered(each) &&
        freed.some((time) => overlap(time, each)) &&
        !given.some((time) => overlap(time, each)),
    )
    if (!slot) continue
    given.push(slot)
    const hold = { ...slot, doctor, kind: 'plain' as const, room: null, until: until + 1, isExtended: false }
    world.holds.push({ ...hold, actor: wish.patient, offer: world.offers.length })
    world.offers.push({ ...slot, wish: index, doctor, clinic, until, state: 'open', visit: null })
  }
}

/** Free times with a doctor that somebody wishes for. */
function slotsFor(world: World, wish: Wish, where: Pick<Hours, 'doctor' | 'clinic'>): Interval[] {
  const moving = visitOf(world, wish)
  const wanted = { ...where, actor: 'worker' as const, kind: moving?.kind ?? wish.kind, patient: null }
  const own = standingVisits(world, wish.visit ?? undefined).filter((each) => each.patient === wish.patient)
  return freeTimes(world, wanted)
    .filter((start) => start < (moving?.start ?? Number.POSITIVE_INFINITY) && dayOf(start) <= wish.until)
    .filter((start) => start % day >= wish.from && start % day < wish.to)
    .map((start) => slotOf({ ...wanted, start }))
    .filter((slot) => !own.some((time) => overlap(time, slot)))
}

type OnOffer = { actor: Actor; offer: number }

/** An offer, if the actor may answer it. */
function offerFor(world: World, { actor, offer: index }: OnOffer): { offer: Offer; wish: Wish } {
  const offer = world.offers[index]
  const wish = offer && world.wishes[offer.wish]
  assertFor(world, actor, wish)
  if (!offer) throw notFound()
  return { offer, wish }
}

const over = () => conflict('This offer is over: the time was kept for you for a while only')

/** Takes the time of an offer: the visit moves there, or a new one is booked. */
export function accept(world: World, asked: OnOffer): Answer {
  const { offer, wish } = offerFor(world, asked)
  if (offer.state === 'accepted') return ok
  if (offer.state !== 'open' || offer.until <= world.now) throw over()
  const { doctor, clinic, start } = offer
  const visit = visitOf(world, wish)
  if (visit) assertPending(visit)
  world.holds = world.holds.map((each) => (each?.offer === asked.offer ? null : each))
  const kind = visit?.kind ?? wish.kind
  const booking = { actor: asked.actor, clinic, doctor, kind, start, patient: wish.patient }
  if (wish.visit === null) bookIn(world, booking)
  else {
    const place = takeTime(world, { ...booking, except: wish.visit }, 'offer')
    moveTo(world, wish.visit, { ...place, doctor }, null)
  }
  Object.assign(offer, { state: 'accepted', visit: wish.visit ?? world.visits.length - 1 })
  wish.isOver = true
  return ok
}

export function decline(world: World, asked: OnOffer): Answer {
  const { offer } = offerFor(world, asked)
  if (offer.state === 'declined') return ok
  if (offer.state !== 'open') throw over()
  endOffer(world, offer, 'declined')
  return ok
}
