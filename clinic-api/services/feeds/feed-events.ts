import { dayMs } from '#contract/durations'
import type { VisitPlace } from '#contract/visit-kinds'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import { visitChanges } from '../../db/visit-changes.ts'

/** An entry of a feed: a visit, or a shift of a doctor. */
export interface FeedEvent {
  kind: 'visit' | 'shift'
  id: string
  start: Date
  end: Date
  changedAt: Date
  /** How often the visit was changed. */
  changes: number
  doctorName: string
  clinicName: string
  city: string
  timeZone: string
  patientName: string
  patientSurname: string
  where: VisitPlace
  linkVersion: number
}

const visitColumns = `'visit' kind, a.id, a.start_at "start", a.end_at "end",
    greatest(a.updated_at, (select max(at) from appointment_changes where appointment_id = a.id)) "changedAt",
    ${visitChanges} changes,
    s.name || ' ' || s.surname "doctorName", c.name "clinicName", c.city, c.time_zone "timeZone",
    case when is_closed(a.patient_id, a.clinic_id) then '' else p.name end "patientName",
    case when is_closed(a.patient_id, a.clinic_id) then '' else p.surname end "patientSurname",
    a.takes_place "where", a.link_version "linkVersion"
  from appointments a join staff s on s.id = a.doctor_id join clinics c on c.id = a.clinic_id
    join patients p on p.id = a.patient_id`

const ofPatient = named(
  'feed_of_patient',
  `select ${visitColumns}
    where a.patient_id = :whose and a.status <> 'cancelled' and a.start_at > :since::timestamptz
    order by a.start_at, a.id`,
)

const ofVisit = named('feed_of_visit', `select ${visitColumns} where a.id = :id and a.status <> 'cancelled'`)

const ofDoctor = named(
  'feed_of_doctor',
  `select * from (
    select ${visitColumns}
      where a.doctor_id = :whose and a.status <> 'cancelled' and a.start_at > :since::timestamptz
    union all
    select 'shift', w.id, w.start_at, w.end_at, w.updated_at, 0, '', c.name, c.city, c.time_zone, '', '', 'clinic', 0
      from workshifts w join clinics c on c.id = w.clinic_id
      where w.doctor_id = :whose and w.start_at > :since::timestamptz) event
    order by "start", id`,
)

/** How far back programs are told of what was. */
const keptMs = 90 * dayMs

/** One visit that still stands. */
export async function getFeedEvent(db: ReadingDatabase, id: string): Promise<FeedEvent | null> {
  const [event] = await runNamed<FeedEvent>(db, ofVisit, { id })
  return event ?? null
}

/** Everything from three months ago on that still stands. */
export function listFeedEvents(
  db: ReadingDatabase,
  { what, whose, now }: { what: 'visits' | 'calendar'; whose: string; now: Date },
): Promise<FeedEvent[]> {
  const since = new Date(now.getTime() - keptMs).toISOString()
  return runNamed<FeedEvent>(db, what === 'visits' ? ofPatient : ofDoctor, { whose, since })
}
