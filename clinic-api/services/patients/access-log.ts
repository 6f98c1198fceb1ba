import { sql } from 'drizzle-orm'
import { type Reader, rowsOf } from '../../db/client.ts'

interface AccessRow {
  id: string
  at: string | Date
  who: string
  roles: string[]
  what: string
  clinic: string | null
  time_zone: string | null
}

export interface AccessRecord {
  at: Date
  who: string
  roles: string[]
  what: string
  /** Where the reader works; null for those who work at none. */
  clinic: { name: string; timeZone: string } | null
}

const defaultLimit = 20

/** Who else read the patient's history or its files, newest first. */
export async function listAccesses(
  orm: Reader,
  patientId: string,
  { cursor, limit = defaultLimit }: { cursor?: string | undefined; limit?: number | undefined },
): Promise<{ entries: AccessRecord[]; nextCursor: string | null }> {
  // Ids grow with time, so the id of the last row is the place to go on from.
  const rows = await rowsOf<AccessRow>(
    orm,
    sql`select a.id, a.at, coalesce(s.name || ' ' || s.surname, o.name || ' ' || o.surname, '') who,
        coalesce(u.roles, '{}') roles, a.action what, c.name clinic, c.time_zone
      from audit a
      join patients p on p.id = a.patient_id
      left join users u on u.id = a.actor_id
      left join staff s on s.user_id = a.actor_id
      left join clinics c on c.id = a.clinic_id
      left join patients o on o.user_id = a.actor_id
      where a.patient_id = ${patientId} and a.action in ('history.read', 'image.read', 'analytic.read')
        and a.actor_id <> p.user_id and (${cursor ?? null}::text is null or a.id < ${cursor ?? null})
      order by a.id desc limit ${limit + 1}`,
  )
  const shown = rows.slice(0, limit)
  return {
    entries: shown.map(({ at, who, roles, what, clinic, time_zone }) => ({
      at: new Date(at),
      who,
      roles,
      what,
      clinic: clinic && time_zone ? { name: clinic, timeZone: time_zone } : null,
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}
