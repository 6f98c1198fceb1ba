import type { Appointment } from '#contract/appointments'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { listWithoutEmail } from './without-email.ts'

interface Booked {
  id: string
  start: string
  doctorId: string
  doctorName: string
  timeZone: string
  specialty: Appointment['specialty']
  status: Appointment['status']
  confirmedAt: string | null
  arrivedAt: string | null
  reason: string | null
}

/** The most that fit into a line or two; the list shows the rest. */
export const mostAhead = 3

const visitsWhere = (which: string) => `select a.id, a.start_at "start", a.doctor_id "doctorId",
        s.name || ' ' || s.surname "doctorName", c.time_zone "timeZone", a.specialty, a.status, a.confirmed_at "confirmedAt",
        a.arrived_at "arrivedAt", case when :clinicId::text is not null and is_closed(a.patient_id, a.clinic_id) then null else a.reason end reason
      from appointments a join staff s on s.id = a.doctor_id join clinics c on c.id = a.clinic_id
      where a.patient_id = :patientId and (:clinicId::text is null or a.clinic_id = :clinicId) and ${which}`

const aheadAndLast = named(
  'booked_of_patient',
  `select
  (select coalesce(json_agg(v order by v.start, v.id), '[]') from (
    ${visitsWhere(`a.status = 'pending' and :now::timestamptz < a.end_at`)}
      order by a.start_at, a.id limit ${mostAhead}) v) ahead,
  (select coalesce(json_agg(v order by v.start desc, v.id), '[]') from (
    ${visitsWhere(`a.start_at <= :now::timestamptz and (a.status <> 'pending' or a.end_at <= :now::timestamptz)`)}
      order by a.start_at desc, a.id limit ${mostAhead}) v) past,
  (select a.doctor_id from appointments a
      where a.patient_id = :patientId and a.status in ('pending', 'completed') and (:clinicId::text is null or a.clinic_id = :clinicId)
      order by a.start_at <= :now::timestamptz desc, abs(extract(epoch from a.start_at - :now::timestamptz)), a.id
      limit 1) "lastDoctorId"`,
)

/**
 * A patient's coming and latest visits, at one clinic only if given, the doctor whom they saw last or see next, and
 * whether no mail reaches them.
 */
export async function readBooked(db: ReadingDatabase, patientId: string, clinicId: string | null, now: Date) {
  const values = { patientId, clinicId, now: now.toISOString() }
  const [[found], withoutEmail] = await Promise.all([
    runNamed<{ ahead: Booked[]; past: Booked[]; lastDoctorId: string | null }>(db.orm, aheadAndLast, values),
    listWithoutEmail(db, [patientId], now),
  ])
  const past = (found?.past ?? []).map(toWire)
  return {
    ahead: (found?.ahead ?? []).map(toWire),
    ...(past.length > 0 && { past }),
    lastDoctorId: found?.lastDoctorId ?? null,
    ...(withoutEmail.has(patientId) && { noEmail: true as const }),
  }
}

const toWire = ({ start, confirmedAt, arrivedAt, reason, ...visit }: Booked) => ({
  ...visit,
  start: new Date(start).toISOString(),
  ...(confirmedAt && { confirmedAt: new Date(confirmedAt).toISOString() }),
  ...(arrivedAt && { arrivedAt: new Date(arrivedAt).toISOString() }),
  ...(reason && { reason }),
})
