import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'

/** Somebody who can sign in: that takes an address. */
export type Account = typeof users.$inferSelect & { email: string }

const addressed = (row: typeof users.$inferSelect | undefined): Account | null =>
  row?.email == null ? null : { ...row, email: row.email }

/** The living account with this e-mail, else with this username; case does not count. */
export async function findAccount(orm: Reader, identifier: string): Promise<Account | null> {
  const byEmail = sql`lower(${users.email}) = lower(${identifier})`
  const [account] = await orm
    .select()
    .from(users)
    .where(and(or(byEmail, sql`lower(${users.username}) = lower(${identifier})`), isNull(users.deletedAt)))
    .orderBy(sql`${byEmail} desc`)
    .limit(1)
  return addressed(account)
}

/** For the trace of what somebody does to their own account. */
export function ownBy(userId: string) {
  return { entity: 'user', entityId: userId, actorId: userId }
}

export async function getAccount(orm: Reader, userId: string): Promise<Account | null> {
  const [account] = await orm
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  return addressed(account)
}
