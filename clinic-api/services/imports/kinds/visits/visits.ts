import { doctorOfLine, leftDoctors } from '../at-doctor.ts'
import { fault } from '../fault.ts'
import { type KindOfImport, newLines, slice, stagedLines } from '../kind.ts'
import { readVisit, type StagedVisit } from './read-visit.ts'

/** Another visit at that time; none is longer than a day. */
const busy = (whose: string) => `exists (select from appointments a where a.${whose} = s.${whose}
  and a.status <> 'cancelled' and a.start_at < s.end_at and a.end_at > s.start_at
  and a.start_at > s.start_at - interval '1 day')`

/** A line of the file before it that takes place at that time; those that are left out count for nothing. */
const twice = (whose: string) => `max(end_at) filter (where counts) over (partition by ${whose}
  order by start_at, line rows between unbounded preceding and 1 preceding) > start_at`

const judge = `with staged as (
    select s.line, d.id doctor_id, p.id patient_id, (s.record->>'start')::timestamptz start_at,
      (s.record->>'end')::timestamptz end_at
    from ${stagedLines} s ${doctorOfLine}
      left join lateral (
        select p.id from patients p
        join patient_clinics here on here.patient_id = p.id and here.clinic_id = :clinicId
        where lower(p.dni) = lower(s.record->>'patientDni') and p.document_kind <> 'none'
        order by p.document_kind not in ('dni', 'nie'), p.id limit 1
      ) p on true
  ), found as (
    select s.*, there.id there_id, there.id is null and s.doctor_id is not null and s.patient_id is not null counts
    from staged s left join appointments there on there.doctor_id = s.doctor_id and there.patient_id = s.patient_id
      and there.start_at = s.start_at and there.status <> 'cancelled'
  ), placed as (
    select s.*, ${twice('doctor_id')} is_doctor_twice, ${twice('patient_id')} is_patient_twice,
      ${busy('doctor_id')} is_doctor_busy, ${busy('patient_id')} is_patient_busy
    from found s
  )
  select line, jsonb_build_object('doctorId', doctor_id, 'patientId', patient_id) found, there_id same_id,
    case when there_id is null then 'new' else 'here' end verdict,
    case
      when doctor_id is null then ${fault('doctorEmail', 'unknown')}
      when patient_id is null then ${fault('patientDni', 'unknown')}
      when there_id is not null then '[]'
      when is_doctor_busy then ${fault('start', 'doctor-busy')}
      when is_patient_busy then ${fault('start', 'patient-busy')}
      when is_doctor_twice or is_patient_twice then ${fault('start', 'overlaps-line')}
      else '[]' end faults
  from placed`

const inserts = [
  `insert into appointments (id, clinic_id, doctor_id, patient_id, specialty, status, reason, start_at, end_at,
      created_at, updated_at)
    select record->>'id', :clinicId, d.id, record->>'patientId', d.specialty, 'completed', record->>'reason',
      (record->>'start')::timestamptz, (record->>'end')::timestamptz, :now::timestamptz, :now::timestamptz
    from ${slice} lines join staff d on d.id = record->>'doctorId'`,
]

/** A row for every line whose patient is no longer the clinic's, or whose doctor has left. */
const prepare = `select 1 from (${leftDoctors(newLines)}) doctors
  union all
  select 1 from ${newLines} l where not exists (select from patient_clinics here
    where here.clinic_id = :clinicId and here.patient_id = l.record->>'patientId')
  limit 1`

/** Past visits of the clinic's doctors and patients. Nobody is notified: they were long ago. */
export const visits: KindOfImport<StagedVisit> = {
  read: readVisit,
  judge,
  prepare,
  inserts,
  traceOf: ({ id, patientId = null }) => ({
    action: 'appointment.import',
    entity: 'appointment',
    entityId: id,
    patientId,
  }),
}
