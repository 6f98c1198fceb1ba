// A clinic as it must be, without a database. It shares no code with the product: what both got wrong would pass.

/** Minutes since the midnight with which the model's Monday begins, on the clinics' clock. */
export type Minute = number

export const day = 1440

export type Clinic = 'a' | 'b'
export type Patient = 'ana' | 'ben' | 'kid'
export type Doctor = 'dr-one' | 'dr-two'
export type Actor = Patient | Doctor | 'desk' | 'desk-b' | 'mum'
/** Those who do something, and the worker that hands times out. */
export type Who = Actor | 'worker'
export type Room = 'room-1' | 'room-2'

/** Doctor one works at both clinics. */
export const isAt = (doctor: Doctor, clinic: Clinic) => clinic === 'a' || doctor === 'dr-one'

const plain = {
  minutes: 30,
  notice: 0,
  horizon: null as number | null,
  cancelHours: 0,
  before: 0,
  after: 0,
  perDay: null as number | null,
  seats: 1,
  rooms: [] as readonly Room[],
  online: true,
  newPatients: true,
}

export type Kind = typeof plain

/** All of clinic a, but for `plain`, which is a visit without a kind. */
export const kinds = {
  plain,
  spaced: { ...plain, before: 10, after: 20 },
  early: { ...plain, minutes: 40, notice: 180, horizon: 2, cancelHours: 24 },
  group: { ...plain, minutes: 60, seats: 2, before: 30 },
  scan: { ...plain, minutes: 45, rooms: ['room-1', 'room-2'] as const },
  class: { ...plain, minutes: 60, seats: 3, rooms: ['room-2'] as const },
  rare: { ...plain, minutes: 20, perDay: 1 },
  known: { ...plain, newPatients: false },
  desk: { ...plain, online: false },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds

export const kindOf = (name: KindName): Kind => kinds[name]

export type Interval = { start: Minute; end: Minute }

export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end
export const dayOf = (minute: Minute) => Math.floor(minute / day)
export const wholeDay = (on: number): Interval => ({ start: on * day, end: (on + 1) * day })

/** Slots of both clinics. */
export const slotMinutes = 30
export const mostOpenVisits = 3
/** The kid comes of age when the Thursday begins. */
export const ofAge = 3 * day

/** Hours of a doctor at a clinic. */
export type Hours = Interval & { doctor: Doctor; clinic: Clinic }
export type Shift = Hours & { isGone: boolean }

export type Visit = Hours & {
  patient: Patient
  kind: KindName
  status: 'pending' | 'completed' | 'no-show' | 'cancelled'
  seat: number
  room: Room | null
  updated: Minute
}

/** An event of a visit; they are in order. */
export interface Change {
  visit: number
  kind: 'reschedule' | 'cancel' | 'complete' | 'no-show' | 'undo'
  from: Visit['status']
  at: Minute
}

/** A time that is kept for somebody, by an offer or by themselves. */
export type Hold = Interval & {
  actor: Actor
  doctor: Doctor
  kind: KindName
  room: Room | null
  until: Minute
  isExtended: boolean
  offer: number | null
}

/** A closed visit is taken back by the change that closed it. */
export type Undo = { actor: Actor; until: Minute; isTaken: boolean } & (
  | { what: 'move'; visit: number; before: Visit; after: Visit }
  | { what: 'deletion'; shift: number }
  | { what: 'close'; visit: number; change: number }
)

/** Somebody who waits, for a visit or to move one; `until` is a day. */
export interface Wish {
  patient: Patient
  clinic: Clinic
  doctor: Doctor | null
  visit: number | null
  kind: KindName
  from: Minute
  to: Minute
  until: number
  isOver: boolean
}

export type Offer = Hours & {
  wish: number
  until: Minute
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'ended'
  visit: number | null
}

const hours = (doctor: Doctor, clinic: Clinic, on: number, [from, to]: [number, number]): Shift => ({
  doctor,
  clinic,
  start: on * day + from * 60,
  end: on * day + to * 60,
  isGone: false,
})

/** Monday, eight o'clock. */
export const beginning = () => ({
  now: 480 as Minute,
  shifts: [
    hours('dr-one', 'a', 1, [9, 12]),
    hours('dr-two', 'a', 1, [9, 12]),
    hours('dr-one', 'b', 1, [13, 15]),
    hours('dr-one', 'a', 2, [9, 12]),
    hours('dr-two', 'a', 3, [9, 11]),
    hours('dr-one', 'a', 4, [9, 11]),
  ],
  visits: [] as Visit[],
  /** When each visit was booked. */
  booked: [] as Minute[],
  changes: [] as Change[],
  holds: [] as (Hold | null)[],
  daysOff: [] as { clinic: Clinic; doctor: Doctor | null; on: number; isGone: boolean }[],
  undos: [] as Undo[],
  wishes: [] as Wish[],
  offers: [] as Offer[],
  /** Times that came free and were not offered yet. */
  freed: [] as Hours[],
  /** Patients of a clinic, as 'ana a'. */
  known: ['ana a', 'kid a'],
  /** Mails to patients that wait, each with the undo that takes it out again. */
  mails: [] as { key: string; undo: number | null }[],
  /** Whether mum's tie was ended by the desk. */
  isMumGone: false,
})

export type World = ReturnType<typeof beginning>

type Standing = { clinic: Clinic | null; doctor: Doctor | null; patient: Patient | null }

/** As what an actor acts at this moment. */
export function standingOf({ now, isMumGone }: World, actor: Who): Standing {
  const nobody = { clinic: null, doctor: null, patient: null }
  if (actor === 'worker') return nobody
  if (actor === 'desk' || actor === 'desk-b') return { ...nobody, clinic: actor === 'desk' ? 'a' : 'b' }
  if (actor === 'dr-one' || actor === 'dr-two') return { ...nobody, clinic: 'a', doctor: actor }
  if (actor === 'mum') return { ...nobody, patient: now < ofAge && !isMumGone ? 'kid' : null }
  return { ...nobody, patient: actor }
}

export interface Answer {
  status: number
  code?: string
  message?: string
  /** Times in a list, or those that are offered instead. */
  times?: Minute[]
  /** Until when a hold lasts. */
  until?: Minute
}

/** Ends an act without having changed anything. */
export class Refusal extends Error {
  readonly answer: Answer

  constructor(status: number, code: string, message: string, times?: Minute[]) {
    super(message)
    this.answer = { status, code, message, ...(times && { times }) }
  }
}

export const notFound = () => new Refusal(404, 'not_found', 'Not found')
export const forbidden = () => new Refusal(403, 'forbidden', 'You are not allowed to do this')
export const conflict = (message: string) => new Refusal(409, 'conflict', message)
