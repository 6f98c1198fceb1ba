import { hourMs } from '#contract/durations'
import type { Interval } from '#contract/slots'
import type { StandingVisit } from '#contract/visit-rules'
import { dayAt, dayBounds } from '#contract/zone'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { type ClinicSettings, sameSettings, withSettings } from '../clinics/settings.ts'

/** A doctor's shifts, visits and days off at a clinic within some time. */
export interface DoctorAgenda {
  settings: ClinicSettings
  timeZone: string
  shifts: Interval[]
  busy: StandingVisit[]
  off: Interval[]
  /** Times that somebody else is about to confirm: no pause belongs to them. */
  held: StandingVisit[]
  /** The patient's other appointments, with whomever. */
  own: Interval[]
  /** When the wanted rooms and equipment are taken or closed, by their id. */
  taken: Map<string, Interval[]>
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
  /** Rooms and equipment of which one has to be free. */
  resourceIds?: readonly string[]
}

/** Pauses last an hour at most. */
const pauseMs = hourMs

/** A visit that begins at the end of a stretch may reach so far beyond it: no clinic's slot and no kind is longer. */
const longestMs = 4 * hourMs

// Shifts last a day at most, and appointments less: hence the lower bounds that let the indexes do the range.
const readAgendaRows = named(
  'doctor_agenda',
  `select 'doctor' kind, null::timestamptz "start", null::timestamptz "end", c.time_zone "timeZone",
      c.slot_minutes "slotMinutes", c.notice_minutes "noticeMinutes", null::text "kindId",
      null::int "before", null::int "after"
    from clinic_staff s join clinics c on c.id = s.clinic_id
    where s.id = :doctorId and s.clinic_id = :clinicId and s.deleted_at is null and s.specialty is not null
    union all
    select 'shift', start_at, end_at, null, null, null, null, null, null from workshifts
    where doctor_id = :doctorId and clinic_id = :clinicId
      and start_at < :end::timestamptz and end_at > :start::timestamptz
      and start_at >= :start::timestamptz - interval '1 day'
    union all
    select 'off', start_at, end_at, null, null, null, null, null, null from days_off
    where clinic_id = :clinicId and (doctor_id = :doctorId or (doctor_id is null and resource_id is null))
      and start_at < :until::timestamptz and end_at > :start::timestamptz
    union all
    select 'resource', start_at, end_at, null, null, null, resource_id, null, null from days_off
    where clinic_id = :clinicId and resource_id = any(:resourceIds::text[])
      and start_at < :until::timestamptz and end_at > :start::timestamptz
    union all
    select 'resource', start_at, end_at, null, null, null, resource_id, null, null from appointments
    where resource_id = any(:resourceIds::text[]) and status <> 'cancelled'
      and start_at < :until::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day' and id is distinct from :except
    union all
    select 'resource', start_at, end_at, null, null, null, resource_id, null, null from slot_holds
    where resource_id = any(:resourceIds::text[]) and user_id is distinct from :userId
      and expires_at > :now::timestamptz
      and start_at < :until::timestamptz and end_at > :start::timestamptz
    union all
    select 'held', start_at, end_at, null, null, null, split_part(session, '/', 2), null, null from slot_holds
    where doctor_id = :doctorId and user_id is distinct from :userId and expires_at > :now::timestamptz
      and start_at < :until::timestamptz and end_at > :start::timestamptz
    union all
    select 'busy', a.start_at, a.end_at, null, null, null, a.kind_id, k.pause_before, k.pause_after
    from appointments a left join visit_kinds k on k.id = a.kind_id
    where a.doctor_id = :doctorId and a.status <> 'cancelled'
      and a.start_at < :busyEnd::timestamptz and a.end_at > :busyStart::timestamptz
      and a.start_at > :busyStart::timestamptz - interval '1 day' and a.id is distinct from :except
    union all
    select 'own', start_at, end_at, null, null, null, null, null, null from appointments
    where patient_id = :patientId and status <> 'cancelled'
      and start_at < :until::timestamptz and end_at > :start::timestamptz
      and start_at > :start::timestamptz - interval '1 day' and id is distinct from :except`,
)

interface AgendaRow {
  kind: 'doctor' | 'shift' | 'off' | 'busy' | 'held' | 'own' | 'resource'
  /** Texts inside a write. */
  start: Date | string
  end: Date | string
  timeZone: string
  slotMinutes: number
  noticeMinutes: number
  /** The kind of a visit, or the resource that is closed. */
  kindId: string | null
  before: number | null
  after: number | null
}

/** Shifts and taken times; null when the clinic is unknown or the doctor does not work there. */
export function getAgenda(db: ReadingDatabase, query: AgendaQuery): Promise<DoctorAgenda | null> {
  return withSettings(db, query.clinicId, async (settings) => {
    const { timeZone } = settings
    const rows = await readRows(db, query, settings)
    const doctor = rows.find((row) => row.kind === 'doctor')
    if (!doctor) return { result: null, missed: false }
    const agenda = {
      shifts: intervals(rows, 'shift'),
      busy: rows.filter(({ kind }) => kind === 'busy').map(standing),
      off: intervals(rows, 'off'),
      held: rows.filter(({ kind }) => kind === 'held').map(standing),
      own: intervals(rows, 'own'),
      taken: takenBy(rows),
    }
    return { result: { settings, timeZone, ...agenda }, missed: !sameSettings(doctor, settings) }
  })
}

function readRows(db: ReadingDatabase, query: AgendaQuery, settings: ClinicSettings): Promise<AgendaRow[]> {
  const { clinicId, doctorId, except = null, patientId = null, userId = null, resourceIds = [] } = query
  const stretch = query.stretch(settings)
  const values = {
    clinicId,
    doctorId,
    except,
    patientId,
    userId,
    resourceIds: `{${resourceIds.join(',')}}`,
    now: new Date(query.now).toISOString(),
  }
  const { start, end } = stretch
  return runNamed<AgendaRow>(db, readAgendaRows, {
    ...values,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    until: new Date(end + longestMs).toISOString(),
    ...busyReach(stretch, settings.timeZone),
  })
}

/** Visits are read of whole days and beyond: some kinds are counted by the day, and visits and pauses reach across its edge. */
export function busyReach({ start, end }: Interval, timeZone: string) {
  const [first, last] = [dayAt(start, timeZone), dayAt(end - 1, timeZone)]
  return {
    busyStart: new Date(dayBounds(first, timeZone).start - pauseMs).toISOString(),
    busyEnd: new Date(dayBounds(last, timeZone).end + longestMs + pauseMs).toISOString(),
  }
}

/** When rooms and equipment are taken or closed, by their id. */
export function takenBy(
  rows: readonly (TimeRow & { kind: string; kindId: string | null })[],
): Map<string, Interval[]> {
  const ofResources = rows.filter(({ kind }) => kind === 'resource')
  const byId = Map.groupBy(ofResources, ({ kindId }) => kindId ?? '')
  return new Map([...byId].map(([id, all]) => [id, all.map(intervalOf)]))
}

function intervals(rows: readonly AgendaRow[], kind: AgendaRow['kind']): Interval[] {
  return rows.filter((row) => row.kind === kind).map(intervalOf)
}

interface TimeRow {
  start: Date | string
  end: Date | string
}

export function intervalOf({ start, end }: TimeRow): Interval {
  return { start: new Date(start).getTime(), end: new Date(end).getTime() }
}

/** A visit that a doctor has, with the pauses of its kind. */
export function standing(
  row: TimeRow & { kindId: string | null; before: number | null; after: number | null },
): StandingVisit {
  return { ...intervalOf(row), kindId: row.kindId, before: row.before ?? 0, after: row.after ?? 0 }
}
