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
export const worksAt: Record<Doctor, readonly Clinic[]> = { 'dr-one': ['a', 'b'], 'dr-two': ['a'] }

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

export interface Interval {
  start: Minute
  end: Minute
}

export const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

/** Slots of both clinics. */
export const slotMinutes = 30
export const mostOpenVisits = 3

export interface Shift extends Interval {
  doctor: Doctor
  clinic: Clinic
  isGone: boolean
}

export interface Visit extends Interval {
  patient: Patient
  clinic: Clinic
  doctor: Doctor
  kind: KindName
  status: 'pending' | 'completed' | 'no-show' | 'cancelled'
  seat: number
  room: Room | null
  updated: Minute
}

/** The events of a visit, in order. */
export interface Change {
  visit: number
  kind: 'reschedule' | 'cancel' | 'complete' | 'no-show' | 'undo'
  from: Visit['status']
  at: Minute
}

export interface Hold extends Interval {
  actor: Actor
  doctor: Doctor
  kind: KindName
  room: Room | null
  until: Minute
  isExtended: boolean
  /** The offer that keeps the time. */
  offer: number | null
}

export interface DayOff {
  clinic: Clinic
  doctor: Doctor | null
  on: number
  isGone: boolean
}

/** A closed visit is taken back by the change that closed it. */
export type Undo = { actor: Actor; until: Minute; isTaken: boolean } & (
  | { what: 'move'; visit: number; before: Visit; after: Visit }
  | { what: 'deletion'; shift: number }
  | { what: 'close'; visit: number; change: number }
)

/** Somebody who waits; `until` is a day. */
export interface Wish {
  patient: Patient
  clinic: Clinic
  doctor: Doctor | null
  visit: number | null
  kind: KindName
  from: Minute
  to: Minute
  until: number
  since: Minute
  isOver: boolean
}

export interface Offer extends Interval {
  wish: number
  doctor: Doctor
  clinic: Clinic
  until: Minute
  state: 'open' | 'accepted' | 'declined' | 'expired' | 'ended'
  visit: number | null
}

export interface World {
  now: Minute
  shifts: Shift[]
  visits: Visit[]
  booked: Minute[]
  changes: Change[]
  holds: (Hold | null)[]
  daysOff: DayOff[]
  undos: Undo[]
  wishes: Wish[]
  offers: Offer[]
  freed: (Interval & { doctor: Doctor; clinic: Clinic })[]
  known: { patient: Patient; clinic: Clinic }[]
  /** Mails to patients that wait, each with the undo that takes it out again. */
  mails: { key: string; undo: number | null }[]
  /** Whether mum's tie was ended by the desk. */
  isMumGone: boolean
}

/** The kid comes of age when the Thursday begins. */
export const ofAge = 3 * day

const hours = (doctor: Doctor, clinic: Clinic, on: number, [from, to]: [number, number]): Shift => ({
  doctor,
  clinic,
  start: on * day + from * 60,
  end: on * day + to * 60,
  isGone: false,
})

/** Monday, eight o'clock. */
export const beginning = (): World => ({
  now: 480,
  shifts: [
    hours('dr-one', 'a', 1, [9, 12]),
    hours('dr-two', 'a', 1, [9, 12]),
    hours('dr-one', 'b', 1, [13, 15]),
    hours('dr-one', 'a', 2, [9, 12]),
    hours('dr-two', 'a', 3, [9, 11]),
    hours('dr-one', 'a', 4, [9, 11]),
  ],
  visits: [],
  booked: [],
  changes: [],
  holds: [],
  daysOff: [],
  undos: [],
  wishes: [],
  offers: [],
  freed: [],
  known: [
    { patient: 'ana', clinic: 'a' },
    { patient: 'kid', clinic: 'a' },
  ],
  mails: [],
  isMumGone: false,
})

interface Standing {
  clinic: Clinic | null
  doctor: Doctor | null
  patient: Patient | null
}

/** As what an actor acts at this moment. */
export function standingOf({ now, isMumGone }: World, actor: Who): Standing {
  if (actor === 'worker') return { clinic: null, doctor: null, patient: null }
  if (actor === 'desk') return { clinic: 'a', doctor: null, patient: null }
  if (actor === 'desk-b') return { clinic: 'b', doctor: null, patient: null }
  if (actor === 'dr-one' || actor === 'dr-two') return { clinic: 'a', doctor: actor, patient: null }
  if (actor !== 'mum') return { clinic: null, doctor: null, patient: actor }
  return { clinic: null, doctor: null, patient: now < ofAge && !isMumGone ? 'kid' : null }
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
