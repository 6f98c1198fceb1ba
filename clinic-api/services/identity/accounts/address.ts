import { and, isNull, sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'

/** The address of an account that somebody signs in with: staff have one. */
export const accountEmail = sql<string>`coalesce(${users.email}, '')`

/** Whether a living account has the address. */
export async function hasAccount(orm: Reader, email: string): Promise<boolean> {
  const found = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, isNull(users.deletedAt)))
  return found.length > 0
}
