import type { AppointmentStatus, VisitNote } from '#contract/appointments'
import type { IdentityDocument } from '#contract/document-kinds'
import { hourMs } from '#contract/durations'
import type { MissHint } from '#contract/miss-hint'
import type { Specialty } from '#contract/specialties'
import type { KindOfVisit } from './visit-kind'

/** A visit. `start` and `end` are ISO instants; times are shown in `timeZone`, the clinic's. */
export interface Appointment {
  id: string
  patientId: string
  clinicId: string
  doctorId: string
  specialty: Specialty | null
  type: string
  start: string
  end: string
  status: AppointmentStatus
  doctorName: string
  clinicName: string
  /** Told to patients, where the clinic has named its street. */
  clinicStreet?: string
  /** Its postal code and city, beside the street. */
  clinicTown?: string
  timeZone: string
  /** Known to staff only. */
  patientName: string | null
  /** The reason for the visit, in the patient's words. */
  reason: string | null
  /** ISO instant; absent for who has not come, and for patients. */
  arrivedAt?: string
  /** ISO instant; absent for who is not with the doctor yet, and for patients. */
  startedAt?: string
  /** ISO instant at which the patient said that they are coming; absent as long as they have not. */
  confirmedAt?: string
  /** Shared by visits that were booked together, to repeat; absent for a single one. */
  seriesId?: string
  /** The clinic's kind of visit; absent without one. */
  kind?: KindOfVisit
  /** Absent for one at the clinic. */
  where?: 'video' | 'phone'
  /** The name of the room or the equipment that it takes; absent for one that takes none. */
  resource?: string
  /** How many have booked a visit that several patients share, of how many; known to staff only. */
  seats?: { taken: number; of: number }
  /** Leads into the room of a visit by video while it is open. */
  joinUrl?: string
  /** ISO instant until which its patient may move or cancel it; absent where that is its start. */
  changeableUntil?: string
}

/** An entry of the history that is tied to a visit. Days are `yyyy-MM-dd`; `until` is null while it lasts. */
export interface EntryOfVisit {
  kind: 'condition' | 'treatment'
  id: string
  name: string
  text: string
  since: string
  until: string | null
}

/** A visit as the clinical history tells it. */
export interface Visit extends Appointment {
  note: VisitNote | null
}

/** A visit that was just closed or moved, and how to take that back. */
export interface UndoableAppointment extends Appointment {
  undo: string | null
}

export interface AppointmentDetail extends Appointment {
  clinic: {
    id: string
    name: string
    city: string
    district: string
    postalCode: string
    countryCode: string
    street?: string | null | undefined
    phone?: string | null | undefined
  }
  doctor: { id: string; name: string; surname: string }
  /** The lasting way into the room of a visit by video; absent for any other. */
  joinPath?: string
  /** How often it was changed since it was booked: calendar programs compare it. */
  changes: number
  /** The doctor's own words; known to its doctor and its patient. */
  note: VisitNote | null
  /** Entries found or decided at it; for its doctor and its patient. */
  entries: EntryOfVisit[]
  /** Reopens the visit, while that is possible. */
  undo: string | null
  /** The desk's note and the patient's phone; for staff only. */
  deskNote: string | null
  patientPhone: string | null
  /** Who stands at the desk; for staff only, unless the patient closed their record. */
  birthdate?: string
  document?: IdentityDocument
  /** No mail reaches the patient; for staff only. */
  noEmail: boolean
  /** Warns that the patient may not come; for staff only, on visits that lie ahead. */
  missHint: MissHint | null
  /** Known to its doctor only. */
  patient: { id: string; name: string; surname: string; birthdate: string } | null
}

/**
 * A status in the words of its reader: one that is still pending when its time is over was not closed, which is for the
 * staff to do and means nothing to a patient.
 */
export function toldStatus(
  status: AppointmentStatus,
  isOver: boolean,
  reader: 'patient' | 'staff',
): AppointmentStatus | 'open' | 'past' {
  if (status !== 'pending' || !isOver) return status
  return reader === 'staff' ? 'open' : 'past'
}

// Long enough for a morning's patient who comes early; weeks ahead nothing invites to press it.
const beforeItsTimeMs = 3 * hourMs

/** Whether the next thing to do with a visit is to close it. `now` in milliseconds. */
export function isToClose({ status, start }: Pick<Appointment, 'status' | 'start'>, now: number): boolean {
  return status === 'pending' && Date.parse(start) < now + beforeItsTimeMs
}

/** It will take place, and has not begun. `now` in milliseconds. */
export const isAhead = ({ status, start }: Pick<Appointment, 'status' | 'start'>, now: number): boolean =>
  status === 'pending' && Date.parse(start) > now

/** Its patient has not said yet that they are coming, and still can. `now` in milliseconds. */
export function isToConfirm(
  visit: Pick<Appointment, 'status' | 'start' | 'confirmedAt'>,
  now: number,
): boolean {
  return isAhead(visit, now) && !visit.confirmedAt
}
