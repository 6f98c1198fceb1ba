import {
  type Clinic,
  type Doctor,
  day,
  type Interval,
  type Kind,
  type KindName,
  kindOf,
  kinds,
  type Minute,
  overlap,
  type Patient,
  type Room,
  type Shift,
  slotMinutes,
  standingOf,
  type Visit,
  type Who,
  type World,
  worksAt,
} from './world.ts'

export interface Wanted {
  actor: Who
  clinic: Clinic
  doctor: Doctor
  kind: KindName
  start: Minute
  /** A visit that counts as gone. */
  except?: number | undefined
}

export const slotOf = ({ kind, start }: Pick<Wanted, 'kind' | 'start'>): Interval => ({
  start,
  end: start + kindOf(kind).minutes,
})

export const isStaffAt = (world: World, actor: Who, clinic: Clinic) =>
  standingOf(world, actor).clinic === clinic

/** The times that can be booked at this moment; before `open` it is too soon. */
export function windowOf(world: World, { actor, clinic, kind }: Pick<Wanted, 'actor' | 'clinic' | 'kind'>) {
  const { horizon, notice } = kindOf(kind)
  const days = horizon ?? (isStaffAt(world, actor, clinic) ? 3652 : 30)
  return { open: world.now + notice, end: (Math.floor(world.now / day) + days + 1) * day }
}

export const standingVisits = ({ visits }: World, except?: number) =>
  visits.filter(({ status }, index) => status !== 'cancelled' && index !== except)

const isShared = (kind: KindName) => kindOf(kind).seats > 1

/** Whether both are seats of one visit that several patients share. */
export const sameSession = (a: Interval & { doctor: Doctor; kind: KindName }, b: typeof a) =>
  isShared(a.kind) && a.kind === b.kind && a.doctor === b.doctor && a.start === b.start && a.end === b.end

export const holdsOfOthers = ({ holds, now }: World, actor: Who) =>
  holds
    .filter((each) => each !== null && each.actor !== actor && each.until > now)
    .filter((each) => each !== null)

export function shiftOf({ shifts }: World, { clinic, doctor }: Wanted, slot: Interval): Shift | undefined {
  const step = Math.min(slotMinutes, slot.end - slot.start)
  return shifts.find(
    (each) =>
      !each.isGone &&
      each.clinic === clinic &&
      each.doctor === doctor &&
      each.start <= slot.start &&
      each.end >= slot.end &&
      (slot.start - each.start) % step === 0,
  )
}

export const isDayOff = (
  { daysOff }: World,
  { clinic, doctor }: Pick<Wanted, 'clinic' | 'doctor'>,
  slot: Interval,
) =>
  daysOff.some(
    (each) =>
      !each.isGone &&
      each.clinic === clinic &&
      each.room === null &&
      (each.doctor === null || each.doctor === doctor) &&
      overlap(daysOf(each.on), slot),
  )

export const daysOf = (on: number): Interval => ({ start: on * day, end: (on + 1) * day })

/** The first of the kind's rooms that is free, or the one that the session has. */
export function freeRoom(world: World, wanted: Wanted, slot: Interval): Room | null {
  const mine = { ...slot, doctor: wanted.doctor, kind: wanted.kind }
  const visits = standingVisits(world, wanted.except)
  const inTheWay = [...visits, ...holdsOfOthers(world, wanted.actor)].filter(
    (each) => overlap(each, slot) && !sameSession(each, mine),
  )
  const closed = world.daysOff.filter((each) => !each.isGone && each.room && overlap(daysOf(each.on), slot))
  const free = kindOf(wanted.kind).rooms.filter(
    (room) => ![...inTheWay, ...closed].some((each) => each.room === room),
  )
  return (
    free.find((room) => visits.some((each) => each.room === room && sameSession(each, mine))) ??
    free[0] ??
    null
  )
}

/** Which rule the doctor's other visits make the time break. */
export function brokenRule(
  world: World,
  { doctor, kind, except }: Wanted,
  slot: Interval,
): 'day-full' | 'pause' | null {
  const { perDay, before, after } = kindOf(kind)
  const others = standingVisits(world, except).filter((each) => each.doctor === doctor)
  const on = Math.floor(slot.start / day)
  const alike = others.filter(
    (each) => each.kind === kind && Math.floor(each.start / day) === on && each.start !== slot.start,
  )
  if (perDay !== null && new Set(alike.map(({ start }) => start)).size >= perDay) return 'day-full'
  const isClose = ({ kind: other, start, end }: Visit) => {
    const pauses = kindOf(other)
    if (overlap({ start, end }, slot)) return false
    return (
      start - Math.max(pauses.before, after) < slot.end && end + Math.max(pauses.after, before) > slot.start
    )
  }
  return others.some(isClose) ? 'pause' : null
}

/** Others who have a seat of the same session, or hold one. */
export function seatsTaken(world: World, wanted: Wanted, slot: Interval) {
  const mine = { ...slot, doctor: wanted.doctor, kind: wanted.kind }
  const visits = standingVisits(world, wanted.except).filter((each) => sameSession(each, mine))
  const held = holdsOfOthers(world, wanted.actor).filter((each) => sameSession(each, mine))
  return { seats: visits.map(({ seat }) => seat), held: held.length, count: visits.length + held.length }
}

export const isFull = (kind: Kind, { count }: { count: number }) => count >= kind.seats

/** Why a list does not have a slot of a shift as free; null when it has. */
export function whyNotFree(world: World, wanted: Wanted, patient: Patient | null): string | null {
  const slot = slotOf(wanted)
  const { open, end } = windowOf(world, wanted)
  const kind = kindOf(wanted.kind)
  if (slot.start < world.now) return 'past'
  if (slot.start >= end) return 'too-far'
  if (isDayOff(world, wanted, slot)) return 'day-off'
  const others = standingVisits(world, wanted.except)
  if (patient && others.some((each) => each.patient === patient && overlap(each, slot))) return 'held'
  const taken = seatsTaken(world, wanted, slot)
  if (kind.seats > 1 && taken.count > 0 && !isFull(kind, taken)) return slot.start < open ? 'too-soon' : null
  if (others.some((each) => each.doctor === wanted.doctor && overlap(each, slot))) return 'booked'
  const held = holdsOfOthers(world, wanted.actor).filter((each) => each.doctor === wanted.doctor)
  if (held.some((each) => overlap(each, slot))) return 'held'
  if (kind.rooms.length > 0 && freeRoom(world, wanted, slot) === null) return 'no-resource'
  if (slot.start < open) return 'too-soon'
  return brokenRule(world, wanted, slot)
}

/** Every time in the doctor's shifts at which such a visit could begin. */
export function startsOf(world: World, { clinic, doctor, kind }: Omit<Wanted, 'start'>): Minute[] {
  const { minutes } = kinds[kind]
  const step = Math.min(slotMinutes, minutes)
  const starts = world.shifts
    .filter((each) => !each.isGone && each.clinic === clinic && each.doctor === doctor)
    .flatMap(({ start, end }) => {
      const count = Math.max(0, Math.floor((end - start) / step))
      return Array.from({ length: count }, (_, index) => start + index * step).filter(
        (each) => each + minutes <= end,
      )
    })
  return starts.toSorted((a, b) => a - b)
}

export const freeTimes = (world: World, wanted: Omit<Wanted, 'start'>, patient: Patient | null) =>
  startsOf(world, wanted).filter((start) => whyNotFree(world, { ...wanted, start }, patient) === null)

/** Up to three free times nearest to the one that was refused. */
export function nearby(world: World, wanted: Wanted, patient: Patient | null): Minute[] {
  const distance = (time: Minute) => Math.abs(time - wanted.start)
  return freeTimes(world, { ...wanted, except: undefined }, patient)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 3)
    .toSorted((a, b) => a - b)
}

export const isAt = (doctor: Doctor, clinic: Clinic) => worksAt[doctor].includes(clinic)
