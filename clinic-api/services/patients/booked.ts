import { type Reader, rowsOf } from '../../db/client.ts'
import { bind } from '../../db/named.ts'

interface Ahead {
  id: string
  start: string
  doctorId: string
  doctorName: string
  timeZone: string
}

/** The most that fit into a line or two; the list shows the rest. */
const mostAhead = 3

const text = `select
  (select coalesce(json_agg(v order by v.start, v.id), '[]') from (
    select a.id, a.start_at "start", a.doctor_id "doctorId", s.name || ' ' || s.surname "doctorName",
        c.time_zone "timeZone"
      from appointments a join staff s on s.id = a.doctor_id join clinics c on c.id = a.clinic_id
      where a.patient_id = :patientId and a.status = 'pending' and :now::timestamptz < a.end_at and (:clinicId::text is null or a.clinic_id = :clinicId)
      order by a.start_at, a.id limit ${mostAhead}) v) ahead,
  (select a.doctor_id from appointments a
      where a.patient_id = :patientId and a.status in ('pending', 'completed') and (:clinicId::text is null or a.clinic_id = :clinicId)
      order by a.start_at <= :now::timestamptz desc, abs(extract(epoch from a.start_at - :now::timestamptz)), a.id
      limit 1) "lastDoctorId",
  (select coalesce((select u.email from users u where u.id = p.user_id), p.email) = '' and not exists (
      select from guardians g join clinics c on c.id = g.clinic_id
        where g.patient_id = p.id and g.user_id is not null and g.ended_at is null
          and coalesce(tie_end(p.birthdate, g.relation, g.until_day, c.time_zone) > :now::timestamptz, true))
      from patients p where p.id = :patientId) "noEmail"`

/**
 * A patient's coming visits, at one clinic only if given, the doctor whom they saw last or see next, and whether no mail
 * reaches them.
 */
export async function readBooked(orm: Reader, patientId: string, clinicId: string | null, now: Date) {
  const [found] = await rowsOf<{ ahead: Ahead[]; lastDoctorId: string | null; noEmail: boolean }>(
    orm,
    bind(text, { patientId, clinicId, now: now.toISOString() }),
  )
  const ahead = (found?.ahead ?? []).map((each) => ({ ...each, start: new Date(each.start).toISOString() }))
  return {
    ahead,
    lastDoctorId: found?.lastDoctorId ?? null,
    ...(found?.noEmail && { noEmail: true as const }),
  }
}
