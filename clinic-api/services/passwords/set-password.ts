import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { passwordResets } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { endChallenges } from '../two-factor/verify-challenge.ts'

/** Sets the password; every session except `keep`, and every way in that hung on the old one, ends. */
export async function setPassword(
  tx: Orm,
  now: Date,
  userId: string,
  passwordHash: string,
  keep?: string,
): Promise<void> {
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId))
  await revokeSessionsOf(tx, now, userId, 'password changed', keep)
  await endChallenges(tx, now, userId)
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}
