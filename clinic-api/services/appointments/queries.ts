import type { DocumentKind } from '#contract/document-kinds'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { visitChanges } from '../../db/visit-changes.ts'
import {
  type AppointmentRecord,
  type NoteColumns,
  noteColumns,
  type RoomColumns,
  recordColumns,
  recordSource,
  roomColumns,
} from './record.ts'

// No appointment lasts a day: the lower bound on the start lets the index (whose, start) do the whole range.
const inRange = `a.start_at < :to::timestamptz and a.end_at > :from::timestamptz
  and a.start_at > :from::timestamptz - interval '1 day'`

const ofDoctor = named(
  'appointments_of_doctor',
  `select ${recordColumns}, ${roomColumns} from ${recordSource}
    where a.doctor_id = :doctorId and ${inRange} and (:clinicId::text is null or a.clinic_id = :clinicId) order by a.start_at, a.id`,
)

const ofClinic = named(
  'appointments_of_clinic',
  `select ${recordColumns} from ${recordSource} where a.clinic_id = :clinicId and ${inRange} order by a.start_at, a.id`,
)

const ofPatient = named(
  'appointments_of_patient',
  `select ${recordColumns}, ${roomColumns} from ${recordSource} where a.patient_id = :patientId order by a.start_at, a.id`,
)

// Entries found or decided at the visit: conditions, then treatments, each in the order of their writing.
const entries = `coalesce((select json_agg(e order by e.kind, e.id) from (
    select 'condition' kind, id, name, details "text", since::text since, until::text until
      from conditions where visit_id = a.id
    union all select 'treatment', id, name, instructions, start_date::text, end_date::text
      from treatments where visit_id = a.id) e), '[]')`

const detail = named(
  'appointment_detail',
  `select ${recordColumns}, ${roomColumns}, ${noteColumns}, ${entries} entries, ${visitChanges} changes, a.link_version "linkVersion", c.city, c.district, c.postal_code "postalCode", c.country_code "countryCode", c.street, c.phone,
      s.name "doctorFirstName", s.surname "doctorSurname", p.name "patientFirstName", p.surname "patientSurname",
      p.birthdate::text "patientBirthdate", p.dni, p.document_kind "documentKind", p.document_country "documentCountry"
    from ${recordSource} where a.id = :id`,
)

export interface TimeRange {
  from: Date
  to: Date
}

/** Appointments that touch the half-open range; of one clinic only if given. */
export function listDoctorAppointments(
  db: ReadingDatabase,
  doctorId: string,
  range: TimeRange,
  clinicId: string | null,
) {
  return runNamed<AppointmentRecord & RoomColumns>(db, ofDoctor, { doctorId, ...bounds(range), clinicId })
}

export function listClinicAppointments(db: ReadingDatabase, clinicId: string, range: TimeRange) {
  return runNamed<AppointmentRecord>(db, ofClinic, { clinicId, ...bounds(range) })
}

/** All of a patient's appointments, oldest first. */
export function listPatientAppointments(db: ReadingDatabase, patientId: string) {
  return runNamed<AppointmentRecord & RoomColumns>(db, ofPatient, { patientId })
}

interface EntryOfVisit {
  kind: 'condition' | 'treatment'
  id: string
  name: string
  text: string
  since: string
  until: string | null
}

export interface AppointmentDetailRecord extends AppointmentRecord, NoteColumns, RoomColumns {
  /** Links of mails that name an older one were revoked. */
  linkVersion: number
  changes: number
  city: string
  district: string
  postalCode: string
  countryCode: string
  street: string | null
  phone: string | null
  doctorFirstName: string
  doctorSurname: string
  patientFirstName: string
  patientSurname: string
  patientBirthdate: string
  dni: string
  documentKind: DocumentKind
  documentCountry: string
  entries: EntryOfVisit[]
}

export async function getAppointment(
  db: ReadingDatabase,
  id: string,
): Promise<AppointmentDetailRecord | null> {
  const [record] = await runNamed<AppointmentDetailRecord>(db, detail, { id })
  return record ?? null
}

const bounds = ({ from, to }: TimeRange) => ({ from: from.toISOString(), to: to.toISOString() })
