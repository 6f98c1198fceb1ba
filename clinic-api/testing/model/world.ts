// Two clinics as they must be, without a database. The model shares no code with the product: a shared fault would pass.

/** Minutes since the midnight before the model's Monday, on the clinics' clock. */
export type Minute = number
export type Clinic = 'a' | 'b'
export type Patient = 'ana' | 'ben' | 'kid'
export type Doctor = 'dr-one' | 'dr-two'
export type Actor = Patient | Doctor | 'desk' | 'desk-b' | 'mum'
export type Who = Actor | 'worker'
export type Room = 'room-1' | 'room-2'
export type Interval = { start: Minute; end: Minute }
export type Hours = Interval & { doctor: Doctor; clinic: Clinic }

export const day = 1440
export const slotMinutes = 30
export const mostOpenVisits = 3

export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end
export const dayOf = (minute: Minute) => Math.floor(minute / day)
export const wholeDay = (on: number) => ({ start: on * day, end: (on + 1) * day })
/** When the kid comes of age. */
export const ofAge = wholeDay(0).end

const length = { minutes: 30, before: 0, after: 0, seats: 1, rooms: [] as Room[] }
const rules = { notice: 0, horizon: null as number | null, cancelHours: 0, perDay: null as number | null }
const plain = { ...length, ...rules, online: true, newPatients: true }
export type Kind = typeof plain
const kind = (other: Partial<Kind>): Kind => ({ ...plain, ...other })

/** `plain` is a visit without a kind; the others are kinds of clinic a. */
export const kinds = {
  plain,
  spaced: kind({ before: 10, after: 20 }),
  early: kind({ minutes: 40, notice: 180, horizon: 2, cancelHours: 24 }),
  group: kind({ minutes: 60, seats: 2, before: 30 }),
  scan: kind({ minutes: 45, rooms: ['room-1', 'room-2'] }),
  class: kind({ minutes: 60, seats: 3, rooms: ['room-2'] }),
  rare: kind({ minutes: 20, perDay: 1 }),
  known: kind({ newPatients: false }),
  desk: kind({ online: false }),
}
export type KindName = keyof typeof kinds

type Status = 'pending' | 'completed' | 'no-show' | 'cancelled'
type Session = Interval & { doctor: Doctor; kind: KindName; seat: number; room: Room | null }
type Booked = { clinic: Clinic; patient: Patient; status: Status; booked: Minute; updated: Minute }
export type Visit = Session & Booked
type Kept = Session & { actor: Actor; until: Minute; isExtended: boolean; isGone: boolean }
/** A move and a deletion can be taken back for ten minutes, a closed visit on the same day. */
type Undo = { actor: Actor; until: Minute; isTaken: boolean } & (
  | { what: 'move'; visit: number; before: Visit; after: Visit }
  | { what: 'deletion'; shift: number }
  | { what: 'close'; visit: number; change: number }
)
export type Place = { clinic: Clinic; doctor: Doctor | null }
/** Somebody waits for a new visit, or to move `visit`, at such an hour of the days up to `until`. */
type Waiting = Place & { patient: Patient; visit: number | null; kind: KindName }
export type Wish = Waiting & { from: Minute; to: Minute; until: number; isOver: boolean }
type Offering = { clinic: Clinic; wish: number; visit: number | null }
type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'ended'
/** It keeps the time, too. */
export type Offer = Kept & Offering & { state: OfferState }

const shift = (doctor: Doctor, clinic: Clinic, on: number, [from, to]: [number, number]) => {
  const [start, end] = [on * day + from * 60, on * day + to * 60]
  return { doctor, clinic, start, end, isGone: false }
}

/** Monday, eight o'clock. */
export const beginning = () => ({
  now: 480,
  shifts: [
    shift('dr-one', 'a', 1, [9, 12]),
    shift('dr-two', 'a', 1, [9, 12]),
    shift('dr-one', 'b', 1, [13, 15]),
    shift('dr-one', 'a', 2, [9, 12]),
    shift('dr-two', 'a', 3, [9, 11]),
    shift('dr-one', 'a', 4, [9, 11]),
  ],
  visits: [] as Visit[],
  /** Changes of visits after they were booked. */
  changes: [] as { visit: number; kind: string; from: Status; at: Minute }[],
  /** Times that somebody keeps. */
  holds: [] as Kept[],
  daysOff: [] as (Place & { on: number; isGone: boolean })[],
  undos: [] as Undo[],
  wishes: [] as Wish[],
  offers: [] as Offer[],
  /** Times that came free and were not offered yet. */
  freed: [] as Hours[],
  /** Mails to patients that wait; an undo takes out those of its own move. */
  mails: [] as { key: string; undo: number | null }[],
  /** Whether somebody ended mum's guardianship. */
  isMumGone: false,
})
export type World = ReturnType<typeof beginning>

/** The thing with this number, which an act chose from the list. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index]
  if (item === undefined) throw new RangeError(`There is nothing at ${index}`)
  return item
}

/** Doctor one works at both clinics. */
export const isAt = (doctor: Doctor, clinic: Clinic) => clinic === 'a' || doctor === 'dr-one'
export const isDoctor = (who: Who) => who === 'dr-one' || who === 'dr-two'
/** Doctors are logged in at clinic a. */
export const isStaffAt = (who: Who, clinic: Clinic) =>
  clinic === 'a' ? who === 'desk' || isDoctor(who) : who === 'desk-b'
/** Whether somebody works at the clinic and may act for the doctor there. */
export const serves = (who: Who, { clinic, doctor }: { clinic: Clinic; doctor: Doctor }) =>
  isStaffAt(who, clinic) && (!isDoctor(who) || who === doctor)
/** The patient for whom somebody acts. */
export function patientOf({ now, isMumGone }: World, who: Who): Patient | null {
  if (who === 'mum') return now < ofAge && !isMumGone ? 'kid' : null
  return who === 'ana' || who === 'ben' || who === 'kid' ? who : null
}

type Thing = 'visit' | 'shift' | 'dayOff' | 'undo' | 'hold' | 'wish' | 'offer'
type Numbers = Record<Thing | 'start' | 'minutes' | 'on', number>
type Flags = Record<'overrule' | 'undoable' | 'force', boolean>
type People = { actor: Actor; doctor: Doctor; patient: Patient }
type Facts = People & { clinic: Clinic; kind: KindName; status: Status }
/** Some of what an act asks for. */
export type Asked<Key extends keyof (Facts & Numbers & Flags)> = Pick<Facts & Numbers & Flags, Key>
