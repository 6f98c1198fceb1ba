import { assertBookable, assertKind, takeTime } from './taking.ts'
import * as times from './times.ts'
import { assertPending, type Booking, bookIn, moveTo } from './visits.ts'
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
const ok: Answer = { status: 200 }
const over = () => conflict('This offer is over: the time was kept for you for a while only')

const visitOf = ({ visits }: World, { visit }: Pick<Wish, 'visit'>) =>
  visit === null ? undefined : visits[visit]

/** Whether a wish can still come true. */
function isWaiting(world: World, wish: Wish): boolean {
  const moving = visitOf(world, wish)
  const isLate = moving && (moving.status !== 'pending' || moving.start <= world.now)
  return !wish.isOver && wish.until >= times.dayOf(world.now) && !isLate
}

export function join(world: World, actor: Actor, wish: Omit<Wish, 'since' | 'isOver'>): Answer {
  const { patient, clinic, doctor } = wish
  const wanted = { ...wish, actor, doctor: doctor ?? ('dr-one' as const), start: 0 }
  assertBookable(world, wanted, patient)
  if (wish.until < times.dayOf(world.now)) throw new Refusal(400, 'invalid_input', 'Invalid input')
  const visit = visitOf(world, wish)
  if (visit && (visit.patient !== patient || visit.clinic !== clinic)) throw notFound()
  if (visit) assertPending(visit)
  if (visit && visit.start <= world.now) throw conflict('The appointment has already started')
  if (!visit) assertKind(world, wanted)
  const isAlike = (each: Wish) =>
    each.visit === wish.visit &&
    (wish.visit !== null || (each.patient === patient && each.clinic === clinic && each.doctor === doctor))
  if (world.wishes.some((each) => isWaiting(world, each) && isAlike(each)))
    throw conflict('There is such a wish on the waitlist already')
  for (const each of world.wishes) if (each.patient === patient && !isWaiting(world, each)) each.isOver = true
  world.wishes.push({ ...wish, since: world.now, isOver: false })
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
    if (offer.until <= world.now || isVain)
      endOffer(world, offer, offer.until <= world.now ? 'expired' : 'ended')
  }
  for (;;) {
    const [first] = world.freed.toSorted((a, b) => a.start - b.start)
    if (!first) return { status: 0 }
    const isHere = (each: typeof first) => each.doctor === first.doctor && each.clinic === first.clinic
    const freed = world.freed.filter(isHere)
    world.freed = world.freed.filter((each) => !isHere(each))
    const isSpent = (each: World['holds'][number]) =>
      each?.doctor === first.doctor && each.offer !== null && world.offers[each.offer]?.state !== 'open'
    world.holds = world.holds.map((each) => (isSpent(each) ? null : each))
    offerAt(world, first, freed)
  }
}

function offerAt(
  world: World,
  { doctor, clinic }: Pick<Offer, 'doctor' | 'clinic'>,
  freed: Interval[],
): void {
  const until = world.now + offerMinutes
  const given: Interval[] = []
  for (const [index, wish] of world.wishes.entries()) {
    const isHere = wish.clinic === clinic && (wish.doctor ?? doctor) === doctor
    const hasOffer = world.offers.some((each) => each.wish === index && each.state === 'open')
    if (!isHere || !isWaiting(world, wish) || hasOffer) continue
    const slot = slotFor(world, index, { doctor, until, freed, given })
    if (!slot) continue
    given.push(slot)
    const hold = { ...slot, doctor, kind: 'plain' as const, room: null, until: until + 1, isExtended: false }
    world.holds.push({ ...hold, actor: wish.patient, offer: world.offers.length })
    world.offers.push({ ...slot, wish: index, doctor, clinic, until, state: 'open', visit: null })
  }
}

interface Opening {
  doctor: Doctor
  until: number
  freed: readonly Interval[]
  given: readonly Interval[]
}

/** The first time for somebody who waits, which nobody before was given and that they have not let pass. */
function slotFor(
  world: World,
  index: number,
  { doctor, until, freed, given }: Opening,
): Interval | undefined {
  const wish = world.wishes[index]
  if (!wish) return undefined
  const moving = visitOf(world, wish)
  const wanted = { actor: 'worker' as const, clinic: wish.clinic, doctor, kind: moving?.kind ?? wish.kind }
  const own = times
    .standingVisits(world, wish.visit ?? undefined)
    .filter((each) => each.patient === wish.patient)
  const fits = ({ start }: Interval) =>
    start >= until &&
    start < (moving?.start ?? Number.POSITIVE_INFINITY) &&
    times.dayOf(start) <= wish.until &&
    start % day >= wish.from &&
    start % day < wish.to
  const wasOffered = ({ start }: Interval) =>
    world.offers.some((each) => each.wish === index && each.doctor === doctor && each.start === start)
  return times
    .freeTimes(world, { ...wanted, patient: null })
    .map((start) => times.slotOf({ ...wanted, start }))
    .find(
      (slot) =>
        fits(slot) &&
        !wasOffered(slot) &&
        freed.some((time) => overlap(time, slot)) &&
        ![...given, ...own].some((time) => overlap(time, slot)),
    )
}

/** Takes the time of an offer: the visit moves there, or a new one is booked. */
export function accept(world: World, { actor, offer: index }: { actor: Actor; offer: number }): Answer {
  const offer = world.offers[index]
  const wish = offer && world.wishes[offer.wish]
  assertFor(world, actor, wish)
  if (!offer) throw notFound()
  if (offer.state === 'accepted') return ok
  if (offer.state !== 'open' || offer.until <= world.now) throw over()
  const { doctor, start } = offer
  const { patient, clinic } = wish
  const visit = visitOf(world, wish)
  if (visit) assertPending(visit)
  world.holds = world.holds.map((each) => (each?.offer === index ? null : each))
  const booking: Booking = { actor, clinic, doctor, kind: visit?.kind ?? wish.kind, start, patient }
  if (wish.visit === null) bookIn(world, booking)
  else
    moveTo(
      world,
      wish.visit,
      { ...takeTime(world, { ...booking, except: wish.visit }, 'offer'), doctor },
      null,
    )
  Object.assign(offer, { state: 'accepted', visit: wish.visit ?? world.visits.length - 1 })
  wish.isOver = true
  return ok
}

export function decline(world: World, { actor, offer: index }: { actor: Actor; offer: number }): Answer {
  const offer = world.offers[index]
  assertFor(world, actor, offer && world.wishes[offer.wish])
  if (!offer) throw notFound()
  if (offer.state === 'declined') return ok
  if (offer.state !== 'open') throw over()
  endOffer(world, offer, 'declined')
  return ok
}
