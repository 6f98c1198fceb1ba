import { and, eq, isNull } from 'drizzle-orm'
import { passwordResets } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import type { Work } from '../../../write/write.ts'
import type { Account } from '../accounts/account.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { endChallenges } from '../two-factor/challenge.ts'

/** Sets the password; every session except `keep`, and every way in that hung on the old one, ends; its owner is told by mail. */
export async function setPassword(
  work: Work,
  { account, passwordHash }: { account: Account; passwordHash: string },
  keep?: string,
): Promise<void> {
  const { tx, now } = work
  const { id: userId } = account
  await tx.update(users).set({ passwordHash, updatedAt: now }).where(eq(users.id, userId))
  await revokeSessionsOf(work, userId, 'password changed', keep)
  await endChallenges(work, userId)
  await work.notify({ to: [userId], about: { kind: 'password-changed' } })
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)))
  await tellOwner(work, account, ({ language }) => ({ kind: 'password-changed', language }))
}
