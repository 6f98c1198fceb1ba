import type { Database, Statement } from '../../db/client.ts'
import { type ClinicSettings, getClinicSettings, sameSettings } from '../clinics/settings.ts'
import type { Interval } from './slots.ts'

/** What a doctor does at a clinic in a stretch of time. */
export interface DoctorAgenda {
  settings: ClinicSettings
  shifts: Interval[]
  busy: Interval[]
}

export interface AgendaQuery {
  clinicId: string
  doctorId: string
  /** The stretch that matters, by the clinic's settings. */
  stretch(settings: ClinicSettings): Interval
  /** An appointment that does not count as taking its time. */
  except?: string | undefined
  /** A patient whose other appointments count as taken time too. */
  patientId?: string
}

// Shifts last a day at most, and appointments less: hence the lower bounds that let the indexes do the range.
const readAgendaRows: Statement = {
  name: 'doctor_agenda',
  text: `select 'doctor' kind, null::timestamptz "start", null::timestamptz "end", c.time_zone "timeZone",
      c.slot_minutes "slotMinutes"
    from staff s join clinics c on c.id = s.clinic_id
    where s.id = $1 and s.clinic_id = $2 and s.deleted_at is null and s.specialty is not null
    union all
    select 'shift', start_at, end_at, null, null from workshifts
    where doctor_id = $1 and clinic_id = $2 and start_at < $4::timestamptz and end_at > $3::timestamptz
      and start_at >= $3::timestamptz - interval '1 day'
    union all
    select 'busy', start_at, end_at, null, null from appointments
    where doctor_id = $1 and status <> 'cancelled' and start_at < $4::timestamptz and end_at > $3::timestamptz
      and start_at > $3::timestamptz - interval '1 day' and id is distinct from $5
    union all
    select 'busy', start_at, end_at, null, null from appointments
    where patient_id = $6 and status <> 'cancelled' and start_at < $4::timestamptz and end_at > $3::timestamptz
      and start_at > $3::timestamptz - interval '1 day' and id is distinct from $5`,
}

interface AgendaRow {
  kind: 'doctor' | 'shift' | 'busy'
  start: Date
  end: Date
  timeZone: string
  slotMinutes: number
}

/** Shifts and taken times; null when the clinic is unknown or the doctor does not work there. */
export async function getAgenda(
  db: Database,
  query: AgendaQuery,
  fresh = false,
): Promise<DoctorAgenda | null> {
  const { clinicId, doctorId, stretch, except = null, patientId = null } = query
  const settings = await getClinicSettings(db, clinicId, fresh)
  if (!settings) return null
  const { start, end } = stretch(settings)
  const rows = await db.run<AgendaRow>(readAgendaRows, [
    doctorId,
    clinicId,
    new Date(start).toISOString(),
    new Date(end).toISOString(),
    except,
    patientId,
  ])
  const doctor = rows.find((row) => row.kind === 'doctor')
  if (!doctor) return null
  if (!fresh && !sameSettings(doctor, settings)) return getAgenda(db, query, true)
  const intervals = (kind: AgendaRow['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }))
  return { settings, shifts: intervals('shift'), busy: intervals('busy') }
}
