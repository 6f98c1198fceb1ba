import { dayAt, dayBounds } from '#contract/zone'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import {
  listClinicAppointments,
  listDoctorAppointments,
  listPatientAppointments,
} from '../appointments/queries.ts'
import { type AppointmentRecord, recordColumns, recordSource } from '../appointments/record.ts'
import { getClinicSettings } from '../clinics/settings.ts'
import { hasWords } from './doctors.ts'

/** The search: a day, or the words of names. */
export type Sought = { day: string } | { words: readonly string[] }

/** Whose visits staff may find: a clinic's, or a doctor's there. */
interface Desk {
  clinicId: string
  doctorId: string | null
}

const ahead = named(
  'visits_ahead_of_patients',
  `select ${recordColumns} from ${recordSource}
    where a.patient_id = any(:patientIds::text[]) and a.clinic_id = :clinicId
      and (:doctorId::text is null or a.doctor_id = :doctorId)
      and a.status = 'pending' and a.start_at > :now::timestamptz
    order by a.start_at, a.id limit :limit`,
)

/** The visits of a day, cancelled ones left out. */
export async function visitsOfDay(db: ReadingDatabase, desk: Desk, day: string) {
  const settings = await getClinicSettings(db, desk.clinicId)
  if (!settings) return []
  const { start, end } = dayBounds(day, settings.timeZone)
  const range = { from: new Date(start), to: new Date(end) }
  const visits = desk.doctorId
    ? await listDoctorAppointments(db, desk.doctorId, range, desk.clinicId)
    : await listClinicAppointments(db, desk.clinicId, range)
  return visits.filter(({ status }) => status !== 'cancelled')
}

/** The next visits of these patients. */
export function visitsAhead(
  db: ReadingDatabase,
  { clinicId, doctorId }: Desk,
  wanted: { patientIds: readonly string[]; now: Date; limit: number },
) {
  const { patientIds, now, limit } = wanted
  if (patientIds.length === 0) return []
  const values = { clinicId, doctorId, patientIds, now: now.toISOString(), limit }
  return runNamed<AppointmentRecord>(db, ahead, values)
}

/** A patient's own visits: those of the day, or those ahead with a doctor of that name. */
export async function ownVisits(db: ReadingDatabase, patientId: string, sought: Sought & { now: Date }) {
  const visits = await listPatientAppointments(db, patientId)
  return visits.filter((visit) => {
    if (visit.status === 'cancelled') return false
    if ('day' in sought) return dayAt(visit.start.getTime(), visit.timeZone) === sought.day
    return visit.status === 'pending' && visit.start > sought.now && hasWords(visit.doctorName, sought.words)
  })
}
