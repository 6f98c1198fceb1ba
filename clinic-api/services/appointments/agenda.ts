import type { Interval } from '#contract/slots'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { type ClinicSettings, sameSettings, withSettings } from '../clinics/settings.ts'

/** What a doctor does at a clinic in a stretch of time. */
export interface DoctorAgenda {
  settings: ClinicSettings
  shifts: Interval[]
  busy: Interval[]
  off: Interval[]
  /** Times that somebody else is about to confirm. */
  held: Interval[]
}

export interface AgendaQuery {
  clinicId: string
  doctorId: string
  /** The stretch that matters, by the clinic's settings. */
  stretch(settings: ClinicSettings): Interval
  /** An appointment that does not count as taking its time. */
  except?: string | undefined
  /** Whose own holds do not count, and the instant at which others end. */
  userId?: string | undefined
  now: number
  /** A patient whose other appointments count as taken time too. */
  patientId?: string
}

// Shifts last a day at most, and appointments less: hence the lower bounds that let the indexes do the range.
const readAgendaRows = named(
  'doctor_agenda',
  `select 'doctor' kind, null::timestamptz "start", null::timestamptz "end", c.time_zone "timeZone",
      c.slot_minutes "slotMinutes"
    from staff s join clinics c on c.id = s.clinic_id
    where s.id = :doctorId and s.clinic_id = :clinicId and s.deleted_at is null and s.specialty is not null
    union all
    select 'shift', start_at, end_at, null, null from workshifts
    where doctor_id = :doctorId and clinic_id = :clinicId
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at >= :start::timestamptz - interval '1 day'
    union all
    select 'off', start_at, end_at, null, null from days_off
    where clinic_id = :clinicId and (doctor_id is null or doctor_id = :doctorId)
      and start_at < :end::timestamptz and end_at > :start::timestamptz
    union all
    select 'held', start_at, end_at, null, null from slot_holds
    where doctor_id = :doctorId and user_id is distinct from :userId and expires_at > :now::timestamptz
      and start_at < :end::timestamptz and end_at > :start::timestamptz
    union all
    select 'busy', start_at, end_at, null, null from appointments
    where doctor_id = :doctorId and status <> 'cancelled'
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day' and id is distinct from :except
    union all
    select 'busy', start_at, end_at, null, null from appointments
    where patient_id = :patientId and status <> 'cancelled'
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day' and id is distinct from :except`,
)

interface AgendaRow {
  kind: 'doctor' | 'shift' | 'off' | 'busy' | 'held'
  /** Texts inside a write. */
  start: Date | string
  end: Date | string
  timeZone: string
  slotMinutes: number
}

/** Shifts and taken times; null when the clinic is unknown or the doctor does not work there. */
export function getAgenda(db: ReadingDatabase, query: AgendaQuery): Promise<DoctorAgenda | null> {
  return withSettings(db, query.clinicId, async (settings) => {
    const rows = await readRows(db, query, query.stretch(settings))
    const doctor = rows.find((row) => row.kind === 'doctor')
    if (!doctor) return { result: null, missed: false }
    const agenda = {
      shifts: intervals(rows, 'shift'),
      busy: intervals(rows, 'busy'),
      off: intervals(rows, 'off'),
      held: intervals(rows, 'held'),
    }
    return { result: { settings, ...agenda }, missed: !sameSettings(doctor, settings) }
  })
}

function readRows(db: ReadingDatabase, query: AgendaQuery, { start, end }: Interval): Promise<AgendaRow[]> {
  const { clinicId, doctorId, except = null, patientId = null, userId = null } = query
  const stretch = { start: new Date(start).toISOString(), end: new Date(end).toISOString() }
  const now = new Date(query.now).toISOString()
  const values = { clinicId, doctorId, except, patientId, userId, now, ...stretch }
  return runNamed<AgendaRow>(db, readAgendaRows, values)
}

function intervals(rows: readonly AgendaRow[], kind: AgendaRow['kind']): Interval[] {
  return rows
    .filter((row) => row.kind === kind)
    .map((row) => ({ start: new Date(row.start).getTime(), end: new Date(row.end).getTime() }))
}
