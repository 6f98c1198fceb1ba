import { assertInWindow, assertKind, isKept, isTaken, type Place, refuse, takePlace } from './taking.ts'
import * as times from './times.ts'
import { type Actor, type Answer, notFound, Refusal, standingOf, type World } from './world.ts'

const ok: Answer = { status: 200 }

/** Keeps a time for five minutes; asked again, for five more, once. */
export function hold(world: World, wanted: times.Wanted & { actor: Actor }): Answer {
  const { actor, clinic, doctor, kind } = wanted
  const { patient } = standingOf(world, actor)
  assertKind(world, wanted, null)
  assertInWindow(world, wanted, false)
  const slot = times.slotOf(wanted)
  if (!times.isAt(doctor, clinic)) throw notFound()
  if (!times.shiftOf(world, wanted, slot) || times.isDayOff(world, wanted, slot))
    throw refuse(world, wanted, patient, 'outside-shift')
  if (isTaken(world, wanted, slot, null) || isKept(world, wanted, slot))
    throw refuse(world, wanted, patient, 'taken')
  const broken = times.brokenRule(world, wanted, slot)
  if (broken) throw refuse(world, wanted, patient, broken)
  let place: Place
  try {
    place = takePlace(world, wanted, patient)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw refuse(world, wanted, patient, 'taken')
  }
  const mine = world.holds.findIndex((each) => each?.actor === actor && each.offer === null)
  const present = world.holds[mine] ?? null
  const isLiving = present?.doctor === doctor && present.start === slot.start && present.until > world.now
  if (isLiving && present.isExtended) return { status: 201, until: present.until }
  if (mine !== -1 && !isLiving) world.holds[mine] = null
  const row = {
    ...slot,
    actor,
    doctor,
    kind,
    room: place.room,
    until: world.now + 5,
    isExtended: isLiving,
    offer: null,
  }
  if (isLiving) world.holds[mine] = row
  else world.holds.push(row)
  return { status: 201, until: row.until }
}

export function release(world: World, { hold: index }: { hold: number }): Answer {
  if (!world.holds[index]) throw notFound()
  world.holds[index] = null
  return ok
}
