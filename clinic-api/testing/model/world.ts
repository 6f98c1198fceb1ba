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
/** One doctor at a clinic, or null for all of its doctors. */
export type Place = { clinic: Clinic; doctor: Doctor | null }

export const day = 1440
/** Every five minutes of the days that acts name. */
export const moments = Array.from({ length: (6 * day) / 5 }, (_, index) => index * 5)
export const limits = { slotMinutes: 30, mostOpenVisits: 3 }

export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end
/** Whether one lies in the other. */
export const isWithin = (a: Interval, b: Interval) => a.start >= b.start && a.end <= b.end
export const dayOf = (minute: Minute) => Math.floor(minute / day)
export const wholeDay = (on: number) => ({ start: on * day, end: (on + 1) * day })
/** When the kid comes of age. */
export const ofAge = wholeDay(0).end

const length = { minutes: 30, before: 0, after: 0, seats: 1, rooms: [] as Room[] }
const rules = { notice: 0, horizon: Infinity, cancelHours: 0, oncePerDay: false }
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
  rare: kind({ minutes: 20, oncePerDay: true }),
  known: kind({ newPatients: false }),
  desk: kind({ online: false }),
}
export type KindName = keyof typeof kinds

type Status = 'pending' | 'completed' | 'no-show' | 'cancelled'
type Session = Interval & { doctor: Doctor; kind: KindName; seat: number; room: Room | null }
/** Until `regret` it can be cancelled as if it had never been booked. */
type Booked = { clinic: Clinic; patient: Patient; status: Status; regret: Minute; updated: Minute }
export type Visit = Session & Booked
/** A time that somebody keeps. */
type Kept = Session & { actor: Actor; until: Minute; isGone: boolean }
export type Move = { visit: number; before: Visit; after: Visit }
type Undo = { actor: Actor; until: Minute; isTaken: boolean } & (Move | { shift: number })
/** Somebody waits for a new visit, or to move `visit`, with any doctor or one. */
type Waiting = Place & { patient: Patient; visit: number | null; kind: KindName }
/** At such an hour of the days up to `until`. */
export type Wish = Waiting & { from: Minute; to: Minute; until: number; isGone: boolean }
type OfferState = 'open' | 'accepted' | 'declined' | 'expired' | 'ended'
/** Its time is kept for a minute longer than it can be accepted. */
export type Offer = Kept & { wish: number; visit: number | null; state: OfferState; acceptBy: Minute }

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
  /** The visits that changed after they were booked, in the order of the changes. */
  changes: [] as number[],
  holds: [] as (Kept & { isExtended: boolean })[],
  /** Days off of one doctor or of all, at clinic a, which alone has a waitlist, too. */
  daysOff: [] as { doctor: Doctor | null; on: number; isGone: boolean }[],
  /** Closed visits can be opened again on the same day; an undo lasts ten minutes. */
  closings: [] as { actor: Actor; visit: number; change: number }[],
  undos: [] as Undo[],
  wishes: [] as Wish[],
  offers: [] as Offer[],
  /** Times that came free and were not offered yet. */
  freed: [] as Omit<Hours, 'clinic'>[],
  /** Mails to patients that wait; an undo takes out those of its own move. */
  mails: [] as { key: string; undo: number | null }[],
  /** Whether somebody ended mum's guardianship. */
  isMumGone: false,
})
export type World = ReturnType<typeof beginning>

/** The thing with this number: it is there, because acts choose from the list. */
export const at = <Item>(list: readonly Item[], index: number) => list[index] as Item

/** Doctor one works at both clinics. */
export const isAt = (doctor: Doctor, clinic: Clinic) => clinic === 'a' || doctor === 'dr-one'
export const isDoctor = (who: Who) => who === 'dr-one' || who === 'dr-two'
/** Doctors are logged in at clinic a. */
export const isStaffAt = (who: Who, clinic: Clinic) =>
  clinic === 'a' ? who === 'desk' || isDoctor(who) : who === 'desk-b'
/** Whether somebody works at the clinic and may act for the doctor there. */
export const serves = (who: Who, { clinic, doctor }: Place) =>
  isStaffAt(who, clinic) && (!isDoctor(who) || who === doctor)
/** The patient for whom somebody acts. */
export function patientOf({ now, isMumGone }: World, who: Who): Patient | null {
  if (who === 'mum') return now < ofAge && !isMumGone ? 'kid' : null
  return who === 'ana' || who === 'ben' || who === 'kid' ? who : null
}

type Count = 'visit' | 'shift' | 'dayOff' | 'closing' | 'undo' | 'hold' | 'wish' | 'offer' | 'on' | 'minutes'
type Facts = Record<Count, number> & Record<'overrule' | 'undoable' | 'force', boolean> & Visit & Kept
/** Some of what an act asks for. */
export type Asked<Key extends keyof Facts> = Pick<Facts, Key>
