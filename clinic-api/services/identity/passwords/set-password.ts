import { and, eq, isNull } from 'drizzle-orm'
import { passwordResets } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import type { Work } from '../../../write/write.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { endChallenges } from '../two-factor/challenge.ts'

/** Sets the password; every session except `keep`, and every way in that hung on the old one, ends. */
export async function setPassword(
  work: Work,
  { userId, passwordHash }: { userId: string; passwordHash: string },
  keep?: string,
): Promise<void> {
  const { tx, now } = work
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId))
  await revokeSessionsOf(work, userId, 'password changed', keep)
  await endChallenges(work, userId)
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
}
