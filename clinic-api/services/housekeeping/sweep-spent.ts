import { lt, or } from 'drizzle-orm'
import { idempotencyKeys } from '../../db/schema/idempotency.ts'
import {
  passwordResets,
  rateLimits,
  requestCounts,
  sessions,
  twoFactorChallenges,
} from '../../db/schema/sessions.ts'
import { signUps } from '../../db/schema/sign-ups.ts'
import { slotHolds } from '../../db/schema/slot-holds.ts'
import { undos } from '../../db/schema/undos.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'

const dayMs = 86_400_000

/** Deletes what has no more use: ended sessions, spent challenges, resets and registrations, old limits and keys. */
export async function sweepSpent(deps: Deps): Promise<void> {
  await writeUntraced(deps, async ({ tx, now }) => {
    const yesterday = new Date(now.getTime() - dayMs)
    await tx
      .delete(sessions)
      .where(or(lt(sessions.refreshExpiresAt, yesterday), lt(sessions.revokedAt, yesterday)))
    await tx.delete(twoFactorChallenges).where(lt(twoFactorChallenges.expiresAt, yesterday))
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday))
    await tx.delete(signUps).where(lt(signUps.expiresAt, yesterday))
    await tx.delete(rateLimits).where(lt(rateLimits.updatedAt, yesterday))
    await tx.delete(requestCounts).where(lt(requestCounts.minute, yesterday))
    await tx.delete(slotHolds).where(lt(slotHolds.expiresAt, yesterday))
    await tx.delete(undos).where(lt(undos.expiresAt, yesterday))
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, yesterday))
  })
}
