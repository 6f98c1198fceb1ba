import * as answers from './answers.ts'
import { type Answer, made, refuse } from './answers.ts'
import * as times from './times.ts'
import { bookAt, mayBook, mayHave, moveTo, mustBeOpen } from './visits.ts'
import type { Actor, Asked, Hours, Interval, Offer, Wish, World } from './world.ts'
import { at, day, dayOf, isStaffAt, overlap, patientOf } from './world.ts'

/** The visit that a wish is to move. */
const visitOf = ({ visits }: World, { visit }: Pick<Wish, 'visit'>) =>
  visit === null ? null : at(visits, visit)

/** Whether a wish can still come true. */
function isWaiting(world: World, wish: Wish): boolean {
  const visit = visitOf(world, wish)
  const isLate = visit && (visit.status !== 'pending' || visit.start <= world.now)
  return !wish.isOver && wish.until >= dayOf(world.now) && !isLate
}

export function join(world: World, { actor, ...wish }: Omit<Wish, 'isOver'> & { actor: Actor }): Answer {
  const { patient, clinic, doctor } = wish
  const wanted = { ...wish, actor, doctor: doctor ?? ('dr-one' as const) }
  const visit = visitOf(world, wish)
  mayBook(world, wanted)
  refuse(wish.until < dayOf(world.now), answers.invalid('Invalid input'))
  refuse(visit && (visit.patient !== patient || visit.clinic !== clinic), answers.notFound)
  if (visit) mustBeOpen(visit)
  else mayHave(world, wanted)
  refuse(visit && visit.start <= world.now, answers.started)
  const alike = world.wishes
    .filter((each) => isWaiting(world, each) && each.visit === wish.visit)
    .filter((each) => visit || (each.patient === patient && each.clinic === clinic && each.doctor === doctor))
  refuse(alike.length > 0, answers.conflict('There is such a wish on the waitlist already'))
  for (const each of world.wishes) if (each.patient === patient && !isWaiting(world, each)) each.isOver = true
  world.wishes.push({ ...wish, isOver: false })
  return made
}

function endOffer(world: World, offer: Offer, state: Offer['state']): undefined {
  const { doctor, clinic, start, end } = offer
  offer.state = state
  world.freed.push({ doctor, clinic, start, end })
}

/** The wish, if somebody may speak for whoever waits. */
function wishFor(world: World, { actor, wish: index }: Asked<'actor' | 'wish'>): Wish {
  const wish = at(world.wishes, index)
  refuse(patientOf(world, actor) !== wish.patient && !isStaffAt(actor, wish.clinic), answers.notFound)
  return wish
}

const openOffers = ({ offers }: World) => offers.filter(({ state }) => state === 'open')

export function leave(world: World, asked: Asked<'actor' | 'wish'>): undefined {
  const wish = wishFor(world, asked)
  refuse(wish.isOver, answers.notFound)
  wish.isOver = true
  for (const each of openOffers(world)) if (each.wish === asked.wish) endOffer(world, each, 'ended')
}

const sorted = ({ freed }: World) => freed.toSorted((a, b) => a.start - b.start)

/** Ends what ran out, and offers what came free: doctor by doctor, beginning with the earliest time. */
export function handOut(world: World): undefined {
  for (const offer of openOffers(world)) {
    const visit = visitOf(world, at(world.wishes, offer.wish))
    const isVain = visit && (visit.status !== 'pending' || visit.start <= offer.start)
    if (offer.until <= world.now) endOffer(world, offer, 'expired')
    else if (isVain) endOffer(world, offer, 'ended')
  }
  for (let [first] = sorted(world); first; [first] = sorted(world)) {
    const { doctor, clinic } = first
    const isHere = (each: Hours) => each.doctor === doctor && each.clinic === clinic
    const freed = world.freed.filter(isHere)
    world.freed = world.freed.filter((each) => !isHere(each))
    for (const each of world.offers) if (each.doctor === doctor && each.state !== 'open') each.isGone = true
    offerAt(world, { doctor, clinic }, freed)
  }
}

/** Offers a doctor's times to those who wait, in their order: to each the first that fits. */
function offerAt(world: World, where: Asked<'doctor' | 'clinic'>, freed: Interval[]): undefined {
  const until = world.now + 15
  const given: Interval[] = []
  for (const [index, wish] of world.wishes.entries()) {
    const isHere = wish.clinic === where.clinic && (wish.doctor ?? where.doctor) === where.doctor
    const offers = world.offers.filter((each) => each.wish === index)
    if (!isHere || !isWaiting(world, wish) || offers.some(({ state }) => state === 'open')) continue
    const had = offers.filter(({ doctor }) => doctor === where.doctor).map(({ start }) => start)
    const slot = slotsFor(world, wish, where)
      .filter((each) => each.start >= until && !had.includes(each.start))
      .filter((each) => freed.some((time) => overlap(time, each)))
      .find((each) => !given.some((time) => overlap(time, each)))
    if (!slot) continue
    given.push(slot)
    const hold = { ...slot, actor: wish.patient, kind: 'plain' as const, seat: 1, room: null, until }
    const offer = { wish: index, state: 'open' as const, visit: null, isExtended: false, isGone: false }
    world.offers.push({ ...hold, ...where, ...offer })
  }
}

/** Free times with a doctor that somebody wishes for. */
function slotsFor(world: World, wish: Wish, where: Asked<'doctor' | 'clinic'>): Interval[] {
  const visit = visitOf(world, wish)
  const wanted = { ...where, actor: 'worker' as const, kind: visit?.kind ?? wish.kind, patient: null }
  const own = times.visitsBut(world, wish.visit).filter((each) => each.patient === wish.patient)
  return times
    .freeTimes(world, wanted)
    .filter((start) => start < (visit?.start ?? Infinity) && dayOf(start) <= wish.until)
    .filter((start) => start % day >= wish.from && start % day < wish.to)
    .map((start) => times.slotOf({ ...wanted, start }))
    .filter((slot) => !own.some((time) => overlap(time, slot)))
}

const over = answers.conflict('This offer is over: the time was kept for you for a while only')

/** The visit moves to the time offered, or a new one is booked. */
export function accept(world: World, { actor, offer: index }: Asked<'actor' | 'offer'>): undefined {
  const offer = at(world.offers, index)
  const wish = wishFor(world, { actor, wish: offer.wish })
  if (offer.state === 'accepted') return
  const { doctor, clinic, start } = offer
  const visit = visitOf(world, wish)
  const kind = visit?.kind ?? wish.kind
  const whose = { patient: wish.patient, except: wish.visit, offer: index }
  const wanted = { actor, clinic, doctor, kind, start, ...whose }
  const isOver = offer.state !== 'open' || offer.until <= world.now
  refuse(isOver, { ...over, times: times.nearestTimes(world, wanted) })
  if (visit) mustBeOpen(visit)
  if (wish.visit === null) bookAt(world, wanted)
  else moveTo(world, wish.visit, { ...times.placeAt(world, wanted, 'offer'), doctor }, null)
  Object.assign(offer, { state: 'accepted', isGone: true, visit: wish.visit ?? world.visits.length - 1 })
  wish.isOver = true
}

export function decline(world: World, { actor, offer: index }: Asked<'actor' | 'offer'>): undefined {
  const offer = at(world.offers, index)
  wishFor(world, { actor, wish: offer.wish })
  if (offer.state === 'declined') return
  refuse(offer.state !== 'open', { ...over, times: [] })
  endOffer(world, offer, 'declined')
}
