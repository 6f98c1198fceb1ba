import { eq } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { type IntentOn, type Step, write } from '../../../write/write.ts'
import { type Account, getAccount, ownBy } from '../accounts/account.ts'
import { requireOwnPassword } from '../accounts/check-password.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { endChallenges, wrongCode } from './challenge.ts'
import { limitTries } from './limits.ts'
import { acceptProof } from './proof.ts'
import { removeRecoveryCodes } from './recovery.ts'
import { ofOwnAccount, requireAccount } from './set-up.ts'

/** Needs the password and a valid code, and ends the other sessions. Throws 400, 409 when 2FA is off, and 429. */
export async function disableTwoFactor(
  deps: Deps,
  caller: Caller,
  { currentPassword, totpToken }: { currentPassword: string; totpToken: string },
): Promise<void> {
  const account = await requireAccount(deps.db.orm, caller)
  if (!account.totpSecret) throw new ApiError('conflict', 'Two-factor authentication is not on')
  await requireOwnPassword(deps, account, currentPassword)
  await limitTries(deps, account.id, () =>
    write(deps, caller, ofOwnAccount(caller), async (act) => {
      if (!(await acceptProof(act, deps.env, account, { totpToken }))) throw wrongCode()
      await turnOff(act, account.id)
      await revokeSessionsOf(act, account.id, 'two-factor off', caller.sessionId)
      return act.audit({ action: 'two-factor.disable', ...ownBy(account.id) })
    }),
  )
}

/** An admin helps somebody who lost their device: 2FA is off and every session of theirs ends. Throws 403 and 404. */
export async function resetTwoFactor(deps: Deps, caller: Caller, userId: string): Promise<void> {
  const intent: IntentOn<Account> = {
    action: 'user.reset-2fa',
    find: (tx) => getAccount(tx, userId),
    subject: ({ id }) => ({ userId: id }),
  }
  await write(deps, caller, intent, async (act) => {
    await turnOff(act, userId)
    await revokeSessionsOf(act, userId, 'two-factor reset', caller.sessionId)
    return act.audit({ action: 'two-factor.reset', entity: 'user', entityId: userId })
  })
}

async function turnOff(step: Step, userId: string): Promise<void> {
  const { tx, now } = step
  const cleared = { totpSecret: null, totpPendingSecret: null, totpLastStep: null, updatedAt: now }
  await tx.update(users).set(cleared).where(eq(users.id, userId))
  await removeRecoveryCodes(tx, userId)
  await endChallenges(step, userId)
}
