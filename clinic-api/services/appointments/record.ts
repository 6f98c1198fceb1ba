import type { AppointmentStatus } from '#contract/appointments'
import type { Specialty } from '#contract/specialties'
import type { KindOfVisit, VisitPlace } from '#contract/visit-kinds'

/** An appointment as people read it: with the names of those it concerns. */
export interface AppointmentRecord {
  id: string
  clinicId: string
  doctorId: string
  patientId: string
  specialty: Specialty
  type: string
  status: AppointmentStatus
  start: Date
  end: Date
  doctorName: string
  clinicName: string
  /** Absent from what was just written, which is not read again. */
  clinicStreet?: string | null
  clinicTown?: string
  timeZone: string
  patientName: string
  patientPhone: string | null
  patientDeceased: boolean
  kindId: string | null
  kindNameEn: string | null
  kindNameEs: string | null
  kindColour: KindOfVisit['colour'] | null
  /** Hours before the start from which its kind allows no move or cancellation. */
  cancelHours: number | null
  where: VisitPlace
  resourceId: string | null
  resourceName: string | null
  /** How many can share it, and how many have booked; null for a visit of one patient. */
  seats: number
  seatsTaken: number | null
  reason: string | null
  /** When the patient said that they are coming. */
  confirmedAt: Date | null
  deskNote: string | null
  /** Shared by appointments that were booked together, to repeat. */
  seriesId: string | null
  arrivedAt: Date | null
  startedAt: Date | null
  /** The patient has closed their record to the clinic: what it keeps of the visit says nothing of them. */
  isClosed: boolean
}

/** Columns for the room of a visit by video, where `recordSource` is read. */
export const roomColumns = `a.room, k.video_url "videoUrl"`

export interface RoomColumns {
  room: string | null
  videoUrl: string | null
}

/** Whether the patient has closed the record to the clinic, where `recordSource` is read. */
export const isClosed = 'closed.patient_id is not null'

export const recordColumns = `a.id, a.clinic_id "clinicId", a.doctor_id "doctorId", a.patient_id "patientId",
  a.specialty, a.type, a.status, a.reason,
  a.confirmed_at "confirmedAt", case when ${isClosed} then null else a.desk_note end "deskNote", a.series_id "seriesId",
  a.arrived_at "arrivedAt", a.started_at "startedAt", a.start_at "start", a.end_at "end",
  s.name || ' ' || s.surname "doctorName", c.name "clinicName", c.street "clinicStreet",
  c.postal_code || ' ' || c.city "clinicTown", c.time_zone "timeZone",
  case when ${isClosed} then '' else p.name || ' ' || p.surname end "patientName",
  case when ${isClosed} then null else p.phone end "patientPhone",
  (${isClosed}) "isClosed", p.deceased_on is not null "patientDeceased",
  k.id "kindId", k.name_en "kindNameEn", k.name_es "kindNameEs", k.colour "kindColour", k.cancel_hours "cancelHours",
  a.takes_place "where", a.seats, a.resource_id "resourceId",
  (select name from resources where id = a.resource_id) "resourceName",
  case when a.session is not null then (select count(*)::int from appointments o
    where o.doctor_id = a.doctor_id and o.session = a.session and o.status <> 'cancelled') end "seatsTaken"`

// `offset 0` keeps the planner from reading all doctors and clinics there are to look up a few.
export const recordSource = `appointments a
  join lateral (select * from staff where id = a.doctor_id offset 0) s on true
  join lateral (select * from clinics where id = a.clinic_id offset 0) c on true
  join lateral (select * from patients where id = a.patient_id offset 0) p on true
  left join closed_records closed on closed.patient_id = a.patient_id and closed.clinic_id = a.clinic_id
  left join lateral (select * from visit_kinds where id = a.kind_id offset 0) k on true`

export interface NoteColumns {
  note: string | null
  noteBy: string | null
  noteAt: Date | null
}

/** The doctor's note, where `recordSource` is read. */
export const noteColumns = `a.note, a.note_at "noteAt",
  (select name || ' ' || surname from staff where user_id = a.note_by limit 1) "noteBy"`

type Always = 'start' | 'end'
type Perhaps = 'confirmedAt' | 'arrivedAt' | 'startedAt'

/** A record as raw queries and JSON give it: its instants are texts. */
export type TextualRecord = Omit<AppointmentRecord, Always | Perhaps> &
  Record<Always, string> &
  Record<Perhaps, string | null>

export function withInstants<Row extends TextualRecord>(row: Row) {
  return {
    ...row,
    start: new Date(row.start),
    end: new Date(row.end),
    confirmedAt: instantOrNull(row.confirmedAt),
    arrivedAt: instantOrNull(row.arrivedAt),
    startedAt: instantOrNull(row.startedAt),
  }
}

export const instantOrNull = (text: string | null) => (text === null ? null : new Date(text))
