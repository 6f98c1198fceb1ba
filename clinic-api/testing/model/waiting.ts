import { answers, refuse } from './answers.ts'
import { end } from './hours.ts'
import * as times from './times.ts'
import { bookAt, mayBook, mayHave, mine, moveTo, mustBeOpen } from './visits.ts'
import type { Asked, Doctor, Interval, Offer, Wish, World } from './world.ts'
import { at, day, dayOf, overlap } from './world.ts'

/** The visit that a wish is to move. */
const visitOf = ({ visits }: World, { visit }: { visit: number | null }) => visits[visit ?? -1]

/** Whether the visit that a wish is to move is closed, or begins by then. */
const isVain = ({ visits }: World, { visit }: Wish, by: number) =>
  visit !== null && (at(visits, visit).status !== 'pending' || at(visits, visit).start <= by)

const isWaiting = (world: World, wish: Wish) =>
  !wish.isGone && wish.until >= dayOf(world.now) && !isVain(world, wish, world.now)

export function join(world: World, { actor, ...wish }: Omit<Wish, 'isGone'> & Asked<'actor'>): undefined {
  const visit = visitOf(world, wish)
  mayBook(world, { ...wish, actor })
  refuse(wish.until < dayOf(world.now) && answers.invalid('Invalid input'))
  refuse(visit && (visit.patient !== wish.patient || visit.clinic !== wish.clinic) && answers.notFound)
  mustBeOpen(visit)
  if (!visit) mayHave(world, { ...wish, actor })
  refuse(visit && visit.start <= world.now && answers.started)
  const own = world.wishes.filter((each) => each.patient === wish.patient)
  for (const each of own) each.isGone = !isWaiting(world, each)
  const alike = own.filter((each) => !each.isGone && each.visit === wish.visit)
  const isTwice = alike.some((each) => visit || each.doctor === wish.doctor)
  refuse(isTwice && answers.conflict('There is such a wish on the waitlist already'))
  world.wishes.push({ ...wish, kind: visit?.kind ?? wish.kind, isGone: false })
}

function endOffer({ freed }: World, offer: Offer, state: Offer['state']): undefined {
  offer.state = state
  freed.push({ ...offer })
}

const openOffers = ({ offers }: World) => offers.filter(({ state }) => state === 'open')

export function leave(world: World, { actor, wish: index }: Asked<'actor' | 'wish'>): undefined {
  const wish = mine(world, actor, at(world.wishes, index))
  end(wish)
  for (const each of openOffers(world)) if (each.wish === index) endOffer(world, each, 'ended')
}

/** Ends what ran out, and offers what came free: doctor by doctor, beginning with the earliest time. */
export function handOut(world: World): undefined {
  for (const offer of openOffers(world))
    if (offer.acceptBy <= world.now) endOffer(world, offer, 'expired')
    else if (isVain(world, at(world.wishes, offer.wish), offer.start)) endOffer(world, offer, 'ended')
  const freed = world.freed.splice(0).toSorted((a, b) => a.start - b.start)
  for (const doctor of new Set(freed.map((each) => each.doctor))) offerTimes(world, doctor, freed)
}

/** Offers a doctor's times to those who wait, in their order: to each the first that fits. */
function offerTimes(world: World, doctor: Doctor, freed: World['freed']): undefined {
  for (const each of world.offers) if (each.doctor === doctor && each.state !== 'open') each.isGone = true
  const acceptBy = world.now + 15
  const given: Interval[] = []
  for (const [index, wish] of world.wishes.entries()) {
    const offers = world.offers.filter((each) => each.wish === index)
    const isOffered = offers.some(({ state }) => state === 'open')
    if ((wish.doctor ?? doctor) !== doctor || !isWaiting(world, wish) || isOffered) continue
    const had = offers.filter((each) => each.doctor === doctor).map(({ start }) => start)
    const slot = slotsFor(world, wish, doctor)
      .filter((each) => each.start >= acceptBy && !had.includes(each.start))
      .filter((each) => freed.some((time) => time.doctor === doctor && overlap(time, each)))
      .find((each) => !given.some((time) => overlap(time, each)))
    if (!slot) continue
    given.push(slot)
    const hold = { ...slot, doctor, kind: 'plain' as const, seat: 1, room: null, actor: wish.patient }
    const offer = { wish: index, visit: null, state: 'open' as const, acceptBy }
    world.offers.push({ ...hold, ...offer, until: acceptBy + 1, isGone: false })
  }
}

/** Free times with a doctor that somebody wishes for. */
function slotsFor(world: World, wish: Wish, doctor: Doctor): Interval[] {
  const wanted = { ...wish, doctor, actor: 'worker' as const, patient: null }
  const own = times.visitsBut(world, wish.visit).filter((each) => each.patient === wish.patient)
  return times
    .freeTimes(world, wanted)
    .filter((start) => start < (visitOf(world, wish)?.start ?? Infinity) && dayOf(start) <= wish.until)
    .filter((start) => start % day >= wish.from && start % day < wish.to)
    .map((start) => times.slotOf({ ...wanted, start }))
    .filter((slot) => !own.some((time) => overlap(time, slot)))
}

const over = answers.conflict('This offer is over: the time was kept for you for a while only')

/** The visit moves to the time offered, or a new one is booked. */
export function accept(world: World, { actor, offer: index }: Asked<'actor' | 'offer'>): undefined {
  const offer = at(world.offers, index)
  const wish = mine(world, actor, at(world.wishes, offer.wish))
  if (offer.state === 'accepted') return
  const { doctor, start } = offer
  const wanted = { ...wish, actor, doctor, start, except: wish.visit, offer: index }
  const isOver = offer.state !== 'open' || offer.acceptBy <= world.now
  refuse(isOver && { ...over, times: () => times.nearestTimes(world, wanted) })
  mustBeOpen(visitOf(world, wish))
  if (wish.visit === null) bookAt(world, wanted)
  else moveTo(world, wish.visit, { ...times.placeAt(world, wanted, 'offer'), doctor }, null)
  Object.assign(offer, { state: 'accepted', isGone: true, visit: wish.visit ?? world.visits.length - 1 })
  wish.isGone = true
}

export function decline(world: World, { actor, offer: index }: Asked<'actor' | 'offer'>): undefined {
  const offer = at(world.offers, index)
  mine(world, actor, at(world.wishes, offer.wish))
  if (offer.state === 'declined') return
  refuse(offer.state !== 'open' && { ...over, times: () => [] })
  endOffer(world, offer, 'declined')
}
