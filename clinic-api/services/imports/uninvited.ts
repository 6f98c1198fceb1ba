import { type SQL, sql } from 'drizzle-orm'
import { type Orm, type Reader, rowsOf } from '../../db/client.ts'
import { kinds } from './kinds/kinds.ts'
import type { ImportRow } from './queries.ts'

type Which = Pick<ImportRow, 'id' | 'kind'>

/** How many of those whom the file has registered nobody has invited yet. */
export async function countUninvited(orm: Reader, which: Which): Promise<number> {
  const waiting = uninvited(which)
  if (!waiting) return 0
  const [row] = await rowsOf<{ people: number }>(orm, sql`select count(*)::int people ${waiting}`)
  return row?.people ?? 0
}

/** A patient or a member of the staff, by the kind of file. */
interface Uninvited {
  id: string
  /** Null for whoever shares the address of an account. */
  email: string | null
  shared?: { birthdate: string; address: string }
}

/** Their addresses. */
export async function listUninvited(orm: Reader, which: Which): Promise<Uninvited[]> {
  const waiting = uninvited(which)
  if (!waiting) return []
  const shared =
    which.kind === 'patients' &&
    sql`, case when u.email is null
      then jsonb_build_object('birthdate', p.birthdate, 'address', p.email) end shared`
  return rowsOf<Uninvited>(orm, sql`select p.id, u.email ${shared || sql``} ${waiting} order by p.id`)
}

/** Notes that everybody is invited now. */
export async function noteInvited(tx: Orm, { id, kind }: Which, now: Date): Promise<void> {
  const { invitation } = kinds[kind]
  if (!invitation) return
  await tx.execute(
    sql`update ${sql.identifier(invitation.noted)} set invited_at = ${now.toISOString()}::timestamptz
      where import_id = ${id} and invited_at is null`,
  )
}

/** Somebody else's account has the address of the patient. */
const sharesAddress = sql`exists (select from users h where h.deleted_at is null and lower(h.email) = lower(p.email))`

function uninvited({ id, kind }: Which): SQL | null {
  const { invitation } = kinds[kind]
  if (!invitation) return null
  const { noted, key, people } = invitation
  return sql`from ${sql.identifier(noted)} i join ${sql.identifier(people)} p on p.id = i.${sql.identifier(key)}
    join users u on u.id = p.user_id
    where i.import_id = ${id} and i.invited_at is null and u.deleted_at is null
      and (u.email is not null or ${kind === 'patients' ? sharesAddress : sql`false`})`
}
