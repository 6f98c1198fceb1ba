import type { MissHint } from '#contract/miss-hint'
import type { ReadingDatabase } from '../../db/client.ts'
import { named, runNamed } from '../../db/named.ts'
import type { AppointmentRecord } from '../appointments/record.ts'
import { type MissFacts, missHintOf } from './miss-rule.ts'

/** The number of the patient's latest visits that the rule looks at. */
const latest = 10

const findFacts = named(
  'miss_facts',
  `select a.id, p.closed, p.missed, a.confirmed_at is not null "isConfirmed",
      case when exists (
          select from reminders r
          where r.appointment_id = a.id and r.start_at = a.start_at and r.hours_before = 0
        ) then 'done'
        when exists (
          select from patients q join users u on u.id = q.user_id where q.id = a.patient_id and u.reminders = 'email'
            and coalesce(u.email, q.email) <> ''
            and lower(u.refused_address) is distinct from lower(u.email)
        ) then 'possible'
        else 'by-phone' end asking,
      greatest(0, (a.start_at at time zone c.time_zone)::date - (a.created_at at time zone c.time_zone)::date) "leadDays"
    from unnest(:ids::text[]) wanted(id)
    join appointments a on a.id = wanted.id
    join clinics c on c.id = a.clinic_id
    cross join lateral (
      select count(*)::int closed, count(*) filter (where status = 'no-show')::int missed
      from (
        select b.status from appointments b
        where b.patient_id = a.patient_id and b.start_at < a.start_at and b.clinic_id = a.clinic_id
          and b.status in ('completed', 'no-show')
        order by b.start_at desc limit ${latest}
      ) past
    ) p`,
)

type Found = MissFacts & Pick<MissHint, 'asking'> & { id: string }

type Asked = Pick<AppointmentRecord, 'id' | 'status' | 'start' | 'arrivedAt'>

/** By visit, of those that lie ahead at `now`, what the desk should know. For whoever may see who comes. */
export async function readMissHints(
  db: ReadingDatabase,
  visits: readonly Asked[],
  now: Date,
): Promise<Map<string, MissHint>> {
  const ahead = visits.filter(
    ({ status, start, arrivedAt }) => status === 'pending' && start > now && arrivedAt === null,
  )
  const hints = new Map<string, MissHint>()
  if (ahead.length === 0) return hints
  const ids = ahead.map((visit) => visit.id)
  for (const { id, asking, ...facts } of await runNamed<Found>(db, findFacts, { ids })) {
    const hint = missHintOf(facts)
    if (hint) hints.set(id, { ...hint, asking })
  }
  return hints
}
