import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { admit, forgive } from '../sessions/rate-limit.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { getAccount } from '../users/account.ts'
import { requireOwnPassword } from '../users/check-password.ts'
import { acceptProof } from './proof.ts'
import { removeRecoveryCodes } from './recovery.ts'
import { by, requireAccount } from './set-up.ts'
import { endChallenges, wrongCode } from './verify-challenge.ts'

const triesPerAccount = 20

/** Needs the password and a valid code. Throws 400, 409 when 2FA is off, and 429. */
export async function disableTwoFactor(
  deps: Deps,
  caller: Caller,
  { currentPassword, totpToken }: { currentPassword: string; totpToken: string },
): Promise<void> {
  const account = await requireAccount(() => getAccount(deps.db.orm, caller.userId))
  if (!account.totpSecret) throw new ApiError('conflict', 'Two-factor authentication is not on')
  await requireOwnPassword(deps, account, currentPassword)
  const key = `two-factor:${account.id}`
  await admit(deps, key, triesPerAccount)
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    if (!(await acceptProof(tx, deps.env, now, account, { totpToken }))) throw wrongCode()
    await turnOff(tx, now, account.id)
    await recordAudit(tx, now, { action: 'two-factor.disable', ...by(caller) })
  })
  await forgive(deps, key)
}

/** An admin helps somebody who lost their device: 2FA is off and every session of theirs ends. Throws 403 and 404. */
export async function resetTwoFactor(deps: Deps, caller: Caller, userId: string): Promise<void> {
  assertMay(caller, 'user.reset-2fa')
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const account = await getAccount(tx, userId)
    if (!account) throw notFound()
    await turnOff(tx, now, userId)
    await revokeSessionsOf(tx, now, userId, 'two-factor reset', caller.sessionId)
    await recordAudit(tx, now, { action: 'two-factor.reset', ...by(caller), entityId: userId })
  })
}

async function turnOff(tx: Orm, now: Date, userId: string): Promise<void> {
  const cleared = { totpSecret: null, totpPendingSecret: null, totpLastStep: null, updatedAt: now }
  await tx.update(users).set(cleared).where(eq(users.id, userId))
  await removeRecoveryCodes(tx, userId)
  await endChallenges(tx, now, userId)
}
