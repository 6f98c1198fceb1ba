import { sql } from 'drizzle-orm'
import type { AccessReason } from '#contract/patients'
import { type Reader, rowsOf } from '../../db/client.ts'

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
  /** Where the reader works; null for those who work at none. */
  clinic: { name: string; timeZone: string } | null
}

const defaultLimit = 20

/** Who else read the patient's history or its files, and who was refused, newest first. A refused patient has no name. */
export async function listAccesses(
  orm: Reader,
  patientId: string,
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ entries: AccessRecord[]; nextCursor: string | null }> {
  // Ids grow with time, so the id of the last row is the place to go on from.
  const rows = await rowsOf<AccessRow>(
    orm,
    sql`select a.id, a.at, coalesce(s.name || ' ' || s.surname, k.name, '') who,
        coalesce(u.roles, case when k.id is null then '{}'::text[] else '{program}' end) roles, a.action what, a.outcome, c.name clinic, c.time_zone,
        case when a.outcome = 'done' then coalesce(a.details->>'why', 'care') end why
      from audit a
      join patients p on p.id = a.patient_id
      left join users u on u.id = a.actor_id
      left join staff s on s.user_id = a.actor_id
      left join api_keys k on k.id = a.actor_id
      left join clinics c on c.id = a.clinic_id
      where a.patient_id = ${patientId}
        and (a.outcome = 'done' and a.action in ('history.read', 'record.read', 'image.read', 'analytic.read', 'fastq.read', 'fastq-summary.read',
            'access.break-glass')
          or a.outcome = 'refused' and split_part(a.action, '.', 1) in ('history', 'patient'))
        and a.actor_id <> p.user_id and (${cursor ?? null}::text is null or a.id < ${cursor ?? null})
      order by a.id desc limit ${limit + 1}`,
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
