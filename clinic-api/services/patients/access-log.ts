import { sql } from 'drizzle-orm'
import type { AccessReason } from '#contract/access-log'
import { rowsOf } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { formerIds } from './merged.ts'

interface AccessRow {
  id: string
  at: string | Date
  who: string
  roles: string[]
  what: string
  outcome: 'done' | 'refused'
  why: AccessReason | null
  clinic: string | null
  time_zone: string | null
}

export interface AccessRecord {
  id: string
  at: Date
  who: string
  roles: string[]
  what: string
  outcome: 'done' | 'refused'
  /** Null for what was refused. */
  why: AccessReason | null
  /** The reader's clinic; null for those who work at none. */
  clinic: { name: string; timeZone: string } | null
}

const defaultLimit = 20

/**
 * Other people's reads of this one patient, and refused ones, newest first. Lists and searches that showed many
 * people are left out, as the page says. A refused patient has no name.
 */
export async function listAccesses(
  { db }: Pick<Deps, 'db'>,
  patientId: string,
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ entries: AccessRecord[]; nextCursor: string | null }> {
  // Ids grow with time, so the id of the last row is the place to go on from.
  const before = cursor ? sql`a.id < ${cursor}` : sql`true`
  const rows = await rowsOf<AccessRow>(
    db.orm,
    sql`select a.id, a.at, coalesce(s.name || ' ' || s.surname, k.name, case when a.details->>'why' = 'guardian' then (
          select g.name || ' ' || g.surname from guardians g where g.user_id = a.actor_id and g.patient_id = ${patientId} limit 1) end, '') who,
        coalesce(m.roles, u.roles, case when k.id is null then '{}'::text[] else '{program}' end) roles, a.action what, a.outcome, c.name clinic, c.time_zone,
        case when a.outcome = 'done' then coalesce(a.details->>'why', case when k.id is null then 'care' else 'program' end) end why
      from (
        select * from audit a where a.patient_id in (select ${patientId}::text union all ${formerIds(patientId)})
          -- The clinics that treat the patient hold the same refusal once more.
          and not coalesce(a.details ? 'otherClinic', false)
          and (a.action like '%.read' or a.action in ('appointment.list-patient', 'access.break-glass')
            or a.outcome = 'refused' and split_part(a.action, '.', 1) in ('history', 'patient'))
          and a.actor_id <> (select user_id from patients where id = ${patientId})
          and not exists (select from merged_patients m where m.patient_id = ${patientId} and m.old_account_id = a.actor_id)
          and ${before}
        order by a.id desc limit ${limit + 1}
      ) a
      left join users u on u.id = a.actor_id
      left join staff s on s.user_id = a.actor_id
      left join memberships m on m.staff_id = s.id and m.clinic_id = a.clinic_id
      left join api_keys k on k.id = a.actor_id
      left join clinics c on c.id = a.clinic_id
      order by a.id desc`,
  )
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map(({ at, clinic, time_zone, ...row }) => ({
      ...row,
      at: new Date(at),
      clinic: clinic && time_zone ? { name: clinic, timeZone: time_zone } : null,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
