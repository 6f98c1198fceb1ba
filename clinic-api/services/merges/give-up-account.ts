import { eq, sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import { erasedTables } from '../../db/privacy/fates.ts'
import { users } from '../../db/schema/users.ts'
import type { Act } from '../../write/write.ts'
import { revokeSessionsOf } from '../identity/sessions/revoke-session.ts'
import { authorships } from './tables.ts'

interface Accounts {
  from: string
  to: string
}

/**
 * Gives up one account of a person who had two: what they wrote is by the other one, sessions, passkeys, feeds and
 * choices end. An account with which somebody works for a clinic stays theirs and is a patient's no more.
 */
export async function giveUpAccount(act: Act, { from, to }: Accounts): Promise<void> {
  const { tx } = act
  for (const [table, column] of authorships)
    await tx.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${to} where ${sql.identifier(column)} = ${from}`,
    )
  await moveReading(tx, { from, to })
  await moveTies(act, { from, to })
  if (await worksSomewhere(tx, from)) {
    await tx
      .update(users)
      .set({ roles: sql`array_remove(${users.roles}, 'patient')`, updatedAt: act.now })
      .where(eq(users.id, from))
    return
  }
  await revokeSessionsOf(act, from, 'account closed')
  for (const { table, leads } of erasedTables)
    if (leads.includes('user_id') && table !== 'patients')
      await tx.execute(sql`delete from ${sql.identifier(table)} where user_id = ${from}`)
  await tx.delete(users).where(eq(users.id, from))
}

/** For whom they act; nobody acts for themselves. */
async function moveTies({ tx, now }: Act, { from, to }: Accounts): Promise<void> {
  await tx.execute(sql`update guardians set user_id = ${to} where user_id = ${from}`)
  await tx.execute(
    sql`update guardians g set ended_at = ${now.toISOString()}::timestamptz where g.user_id = ${to} and g.ended_at is null
      and g.patient_id in (select id from patients where user_id = ${to})`,
  )
}

/** How far threads were read, the tray, and the times that are kept for offers. */
async function moveReading(tx: Orm, { from, to }: Accounts): Promise<void> {
  await tx.execute(
    sql`insert into thread_reads (thread_id, user_id, seq, told_at)
      select thread_id, ${to}, seq, told_at from thread_reads where user_id = ${from}
      on conflict (thread_id, user_id) do update set seq = greatest(thread_reads.seq, excluded.seq)`,
  )
  await tx.execute(sql`delete from thread_reads where user_id = ${from}`)
  await tx.execute(
    sql`update notifications n set user_id = ${to} where user_id = ${from}
      and not exists (select from notifications k where k.user_id = ${to} and k.id = n.id)`,
  )
  await tx.execute(
    sql`update slot_holds set user_id = ${to} where user_id = ${from} and offer_id is not null`,
  )
}

async function worksSomewhere(tx: Orm, userId: string): Promise<boolean> {
  const rows = await rowsOf(tx, sql`select id from staff where user_id = ${userId} limit 1`)
  return rows.length > 0
}
