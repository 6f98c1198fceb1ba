import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { listWithoutEmail } from './without-email.ts'

interface Ahead {
  id: string
  start: string
  doctorId: string
  doctorName: string
  timeZone: string
}

/** The most that fit into a line or two; the list shows the rest. */
export const mostAhead = 3

const aheadAndLast = named(
  'booked_of_patient',
  `select
  (select coalesce(json_agg(v order by v.start, v.id), '[]') from (
    select a.id, a.start_at "start", a.doctor_id "doctorId", s.name || ' ' || s.surname "doctorName",
        c.time_zone "timeZone"
      from appointments a join staff s on s.id = a.doctor_id join clinics c on c.id = a.clinic_id
      where a.patient_id = :patientId and a.status = 'pending' and :now::timestamptz < a.end_at and (:clinicId::text is null or a.clinic_id = :clinicId)
      order by a.start_at, a.id limit ${mostAhead}) v) ahead,
  (select a.doctor_id from appointments a
      where a.patient_id = :patientId and a.status in ('pending', 'completed') and (:clinicId::text is null or a.clinic_id = :clinicId)
      order by a.start_at <= :now::timestamptz desc, abs(extract(epoch from a.start_at - :now::timestamptz)), a.id
      limit 1) "lastDoctorId"`,
)

/**
 * A patient's coming visits, at one clinic only if given, the doctor whom they saw last or see next, and whether no mail
 * reaches them.
 */
export async function readBooked(db: ReadingDatabase, patientId: string, clinicId: string | null, now: Date) {
  const values = { patientId, clinicId, now: now.toISOString() }
  const [[found], withoutEmail] = await Promise.all([
    runNamed<{ ahead: Ahead[]; lastDoctorId: string | null }>(db.orm, aheadAndLast, values),
    listWithoutEmail(db, [patientId], now),
  ])
  const ahead = (found?.ahead ?? []).map((each) => ({ ...each, start: new Date(each.start).toISOString() }))
  return {
    ahead,
    lastDoctorId: found?.lastDoctorId ?? null,
    ...(withoutEmail.has(patientId) && { noEmail: true as const }),
  }
}
