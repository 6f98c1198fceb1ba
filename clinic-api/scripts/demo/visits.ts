import type { AppointmentStatus } from '#contract/appointments'
import { dayMs, minuteMs } from '#contract/durations'
import { type Interval, overlaps, slotsOf } from '#contract/slots'
import { addDays, dayAt, dayBounds } from '#contract/zone'
import type { appointments } from '../../db/schema/appointments.ts'
import { treats } from './fitting.ts'
import type { DemoPeople } from './people.ts'
import type { Random } from './random.ts'
import { type DemoShift, mondayOf, zoneOf } from './shifts.ts'

export type DemoVisit = typeof appointments.$inferInsert & { status: AppointmentStatus }

const total = 400
const slotMinutes = 30
const slotMs = slotMinutes * minuteMs

interface Slot extends Interval {
  doctorId: string
  clinicId: string
}

/** Four hundred appointments: a full week for the demo doctor, a story for the demo patient, the rest spread out. */
export function makeVisits(
  random: Random,
  people: DemoPeople,
  shifts: readonly DemoShift[],
  now: Date,
): DemoVisit[] {
  const diary = new Diary(random, people, now)
  const slots = random.shuffle(shifts.flatMap(slotsOfShift))
  fillPatientsStory(diary, people, slots, now)
  fillDoctorsWeek(diary, people, slots, now)
  const near = slots.filter((slot) => slot.start < now.getTime() + 28 * dayMs)
  for (const slot of near) {
    if (diary.visits.length >= total) break
    if (slot.doctorId !== people.doctor) diary.add(slot, diary.somebodyFor(slot))
  }
  return diary.visits
}

class Diary {
  readonly visits: DemoVisit[] = []
  readonly #random: Random
  readonly #people: DemoPeople
  readonly #now: Date

  constructor(random: Random, people: DemoPeople, now: Date) {
    this.#random = random
    this.#people = people
    this.#now = now
  }

  /** Books the slot unless somebody it concerns is taken; `status` by chance when not given. */
  add(slot: Slot, patientId: string, status: AppointmentStatus = this.#chance(slot)): boolean {
    if (this.visits.some((visit) => clashes(visit, slot, patientId))) return false
    const doctor = this.#people.doctors.find(({ id }) => id === slot.doctorId)
    const created = new Date(Math.min(slot.start, this.#now.getTime()) - this.#random.between(1, 20) * dayMs)
    this.visits.push({
      id: this.#random.id(created),
      clinicId: slot.clinicId,
      doctorId: slot.doctorId,
      patientId,
      specialty: doctor?.specialty ?? 'other',
      type: this.#random.next() < 0.3 ? 'first visit' : 'revision',
      status,
      startAt: new Date(slot.start),
      endAt: new Date(slot.end),
      createdAt: created,
      updatedAt: created,
    })
    return true
  }

  /** A patient of the clinic whom the doctor treats; the demo patient has a story of their own. */
  somebodyFor(slot: Slot): string {
    const own = this.#people.patients.filter(
      (patient) =>
        patient.clinicId === slot.clinicId && patient.id !== this.#people.patient && this.fits(slot, patient),
    )
    return this.#random.pick(own).id
  }

  fits({ doctorId, start }: Slot, patient: DemoPeople['patients'][number]): boolean {
    const specialty = this.#people.doctors.find(({ id }) => id === doctorId)?.specialty ?? 'other'
    return treats(specialty, patient, new Date(start))
  }

  #chance(slot: Slot): AppointmentStatus {
    const chance = this.#random.next()
    if (slot.start > this.#now.getTime()) return chance < 0.1 ? 'cancelled' : 'pending'
    if (chance < 0.72) return 'completed'
    if (chance < 0.84) return 'cancelled'
    return chance < 0.95 ? 'no-show' : 'pending'
  }
}

/** No doctor sees two at once, and no patient comes twice on one day: half a day lies between their visits. */
export function clashes(visit: DemoVisit, slot: Omit<Slot, 'clinicId'>, patientId: string): boolean {
  const pause = visit.patientId === patientId ? dayMs / 2 : 0
  if (visit.doctorId !== slot.doctorId && pause === 0) return false
  return overlaps({ start: visit.startAt.getTime() - pause, end: visit.endAt.getTime() + pause }, slot)
}

function slotsOfShift({ doctorId, clinicId, startAt, endAt }: DemoShift): Slot[] {
  const shift = { start: startAt.getTime(), end: endAt.getTime() }
  return slotsOf(shift, slotMinutes).map((start) => ({ doctorId, clinicId, start, end: start + slotMs }))
}

const pastStory: readonly AppointmentStatus[] = [
  'completed',
  'completed',
  'cancelled',
  'completed',
  'no-show',
  'completed',
  'completed',
  'cancelled',
  'completed',
]

/** Nine past appointments of all kinds and three to come, one of them with the demo doctor. */
function fillPatientsStory(diary: Diary, people: DemoPeople, slots: readonly Slot[], now: Date): void {
  const [patient] = people.patients
  if (!patient) return
  const fitting = slots.filter((slot) => slot.clinicId === patient.clinicId && diary.fits(slot, patient))
  const past = fitting.filter((slot) => slot.end < now.getTime() - 2 * dayMs)
  const ahead = fitting.filter(
    (slot) => slot.start > now.getTime() + 2 * dayMs && slot.start < now.getTime() + 25 * dayMs,
  )
  take(past, pastStory.length, (slot, index) => diary.add(slot, people.patient, pastStory[index]))
  const mine = ahead.filter((slot) => slot.doctorId === people.doctor)
  const others = ahead.filter((slot) => slot.doctorId !== people.doctor)
  take(mine, 1, (slot) => diary.add(slot, people.patient, 'pending'))
  take(others, 2, (slot) => diary.add(slot, people.patient, 'pending'))
}

const doctorsToday = 7
const doctorsWeek = 25

/** A busy week around today, and a lighter one on either side. */
function fillDoctorsWeek(diary: Diary, people: DemoPeople, slots: readonly Slot[], now: Date): void {
  const doctor = people.doctors[0]
  if (!doctor) return
  const timeZone = zoneOf(people, doctor.clinicId)
  const today = dayAt(now.getTime(), timeZone)
  const monday = mondayOf(today)
  const own = slots.filter((slot) => slot.doctorId === doctor.id)
  const within = (from: string, to: string) => {
    const [start, end] = [dayBounds(from, timeZone).start, dayBounds(to, timeZone).start]
    return own.filter((slot) => slot.start >= start && slot.start < end)
  }
  const add = (slot: Slot) => diary.add(slot, diary.somebodyFor(slot))
  take(within(today, addDays(today, 1)), doctorsToday, add)
  take(within(monday, addDays(monday, 7)), doctorsWeek - doctorsToday, add)
  for (const offset of [-28, -21, -14, -7, 7, 14, 21]) {
    take(within(addDays(monday, offset), addDays(monday, offset + 7)), offset < 0 ? 10 : 7, add)
  }
}

/** Offers slots until `count` of them were accepted. */
function take(slots: readonly Slot[], count: number, accept: (slot: Slot, index: number) => boolean): void {
  let taken = 0
  for (const slot of slots) {
    if (taken >= count) return
    if (accept(slot, taken)) taken += 1
  }
}
