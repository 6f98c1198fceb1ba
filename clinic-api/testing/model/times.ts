import type { Clinic, Doctor, Interval, KindName, Minute, Patient, Room, Visit, Who, World } from './world.ts'
import { day, dayOf, kindOf, overlap, slotMinutes, standingOf, wholeDay } from './world.ts'

export interface Wanted {
  actor: Who
  clinic: Clinic
  doctor: Doctor
  kind: KindName
  start: Minute
  patient: Patient | null
  overrule?: boolean
  /** A visit that counts as gone. */
  except?: number
}

export const slotOf = ({ kind, start }: Pick<Wanted, 'kind' | 'start'>): Interval => ({
  start,
  end: start + kindOf(kind).minutes,
})

export const isStaffAt = (world: World, { actor, clinic }: Pick<Wanted, 'actor' | 'clinic'>) =>
  standingOf(world, actor).clinic === clinic

/** The times that can be booked at this moment; before `open` it is too soon. */
export function windowOf(world: World, wanted: Pick<Wanted, 'actor' | 'clinic' | 'kind'>) {
  const { horizon, notice } = kindOf(wanted.kind)
  const days = horizon ?? (isStaffAt(world, wanted) ? 3652 : 30)
  return { open: world.now + notice, end: (dayOf(world.now) + days + 1) * day }
}

export const standingVisits = ({ visits }: World, except?: number) =>
  visits.filter(({ status }, index) => status !== 'cancelled' && index !== except)

export const holdsOfOthers = ({ holds, now }: World, { actor }: Pick<Wanted, 'actor'>) =>
  holds.flatMap((each) => (each && each.actor !== actor && each.until > now ? [each] : []))

type Session = { doctor: Doctor; kind: KindName; start: Minute }

/** Whether both are seats of one visit that several patients share. */
export const sameSession = (a: Session, b: Session) =>
  kindOf(a.kind).seats > 1 && a.kind === b.kind && a.doctor === b.doctor && a.start === b.start

/** The doctor's hours at the clinic. */
const hoursOf = ({ shifts }: World, { clinic, doctor }: Pick<Wanted, 'clinic' | 'doctor'>) =>
  shifts.filter((each) => !each.isGone && each.clinic === clinic && each.doctor === doctor)

const stepOf = (kind: KindName) => Math.min(slotMinutes, kindOf(kind).minutes)

export function isInShift(world: World, wanted: Wanted): boolean {
  const slot = slotOf(wanted)
  return hoursOf(world, wanted).some(
    ({ start, end }) =>
      start <= slot.start && end >= slot.end && (slot.start - start) % stepOf(wanted.kind) === 0,
  )
}

export const isDayOff = ({ daysOff }: World, { clinic, doctor, ...wanted }: Wanted) =>
  daysOff.some(
    (each) =>
      !each.isGone &&
      each.clinic === clinic &&
      (each.doctor ?? doctor) === doctor &&
      overlap(wholeDay(each.on), slotOf(wanted)),
  )

/** The first of the kind's rooms that is free, or the one that the session has. */
export function freeRoom(world: World, wanted: Wanted): Room | null {
  const visits = standingVisits(world, wanted.except)
  const inTheWay = [...visits, ...holdsOfOthers(world, wanted)].filter(
    (each) => overlap(each, slotOf(wanted)) && !sameSession(each, wanted),
  )
  const free = kindOf(wanted.kind).rooms.filter((room) => !inTheWay.some((each) => each.room === room))
  const shared = free.find((room) => visits.some((each) => each.room === room && sameSession(each, wanted)))
  return shared ?? free[0] ?? null
}

/** Which rule the doctor's other visits make the time break. */
export function brokenRule(world: World, wanted: Wanted): 'day-full' | 'pause' | null {
  const { perDay, before, after } = kindOf(wanted.kind)
  const slot = slotOf(wanted)
  const others = standingVisits(world, wanted.except).filter((each) => each.doctor === wanted.doctor)
  const alike = others.filter(
    ({ kind, start }) => kind === wanted.kind && dayOf(start) === dayOf(slot.start) && start !== slot.start,
  )
  if (perDay !== null && new Set(alike.map(({ start }) => start)).size >= perDay) return 'day-full'
  const isClose = (other: Visit) => {
    const pauses = kindOf(other.kind)
    const start = other.start - Math.max(pauses.before, after)
    const end = other.end + Math.max(pauses.after, before)
    return !overlap(other, slot) && overlap({ start, end }, slot)
  }
  return others.some(isClose) ? 'pause' : null
}

/** Others who have a seat of the same session, or hold one. */
export function seatsTaken(world: World, wanted: Wanted) {
  const isMine = (each: Session) => sameSession(each, wanted)
  const seats = standingVisits(world, wanted.except).filter(isMine)
  const count = seats.length + holdsOfOthers(world, wanted).filter(isMine).length
  return { seats: seats.map(({ seat }) => seat), count, isFull: count >= kindOf(wanted.kind).seats }
}

/** Whether lists have a slot of a shift as free. */
function isFree(world: World, wanted: Wanted): boolean {
  const { start } = wanted
  const { open, end } = windowOf(world, wanted)
  const { seats, rooms } = kindOf(wanted.kind)
  const isMet = (each: Interval) => overlap(each, slotOf(wanted))
  const others = standingVisits(world, wanted.except).filter(isMet)
  if (start < open || start >= end || isDayOff(world, wanted)) return false
  if (wanted.patient && others.some((each) => each.patient === wanted.patient)) return false
  const { count, isFull } = seatsTaken(world, wanted)
  if (seats > 1 && count > 0 && !isFull) return true
  const held = holdsOfOthers(world, wanted).filter(isMet)
  if ([...others, ...held].some((each) => each.doctor === wanted.doctor)) return false
  return (rooms.length === 0 || freeRoom(world, wanted) !== null) && brokenRule(world, wanted) === null
}

/** Times in the doctor's shifts at which such a visit can begin. */
export function freeTimes(world: World, wanted: Omit<Wanted, 'start'>): Minute[] {
  const step = stepOf(wanted.kind)
  const starts = hoursOf(world, wanted).flatMap(({ start, end }) => {
    const count = Math.floor((end - kindOf(wanted.kind).minutes - start) / step) + 1
    return Array.from({ length: Math.max(count, 0) }, (_, index) => start + index * step)
  })
  return starts.toSorted((a, b) => a - b).filter((start) => isFree(world, { ...wanted, start }))
}

/** Up to three free times nearest to the one that was refused. */
export function nearby(world: World, { except: _gone, ...wanted }: Wanted): Minute[] {
  const distance = (time: Minute) => Math.abs(time - wanted.start)
  const nearest = freeTimes(world, wanted).toSorted((a, b) => distance(a) - distance(b))
  return nearest.slice(0, 3).toSorted((a, b) => a - b)
}
