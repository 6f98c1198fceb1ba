import { eq, sql } from 'drizzle-orm'
import { accountSentences } from '#contract/account-sentences'
import { minuteMs } from '#contract/durations'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, unauthenticated } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { write } from '../../../write/write.ts'
import { getAccount, ownBy } from '../accounts/account.ts'
import { requireOwnPassword } from '../accounts/check-password.ts'

/**
 * Acts that open or end something for good need a password given a moment ago, at the sign-in or now: somebody at an
 * unlocked screen has none. Called outside of a transaction, because what it counts must outlast a refusal. Throws 403 'Please confirm your password' without it, 400 for a wrong one and 429.
 */
export async function requireProof(
  deps: Deps,
  caller: Caller,
  currentPassword: string | undefined,
): Promise<void> {
  if (currentPassword === undefined) {
    if (await isProven(deps, caller)) return
    throw new ApiError('password_needed', accountSentences.confirmPassword)
  }
  const account = await getAccount(deps.db.orm, caller.userId)
  if (!account) throw unauthenticated('invalid')
  await requireOwnPassword(deps, account, currentPassword)
  const own = { action: 'user.security', subject: { userId: caller.userId } } as const
  await write(deps, caller, own, async (act) => {
    await act.tx.update(sessions).set({ provenAt: act.now }).where(eq(sessions.id, caller.sessionId))
    return act.audit({ action: 'session.prove', ...ownBy(account.id) })
  })
}

async function isProven({ db, clock, env }: Deps, { sessionId }: Caller): Promise<boolean> {
  const [session] = await db.orm
    .select({ at: sql`coalesce(${sessions.provenAt}, ${sessions.createdAt})`.mapWith(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return (
    session !== undefined && clock.now().getTime() - session.at.getTime() <= env.REAUTH_MINUTES * minuteMs
  )
}
