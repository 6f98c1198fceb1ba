import { and, eq, isNull } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { clinicStaff } from '../../../db/schema/memberships.ts'
import { passkeys } from '../../../db/schema/passkeys.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, forbidden } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import type { Subject } from '../../../policy/can.ts'
import { type IntentOn, type Work, write } from '../../../write/write.ts'
import { type Account, getAccount, ownBy } from '../accounts/account.ts'
import { requireOwnPassword } from '../accounts/check-password.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { requireProof } from '../sessions/require-proof.ts'
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
      if (!(await acceptProof(act, deps.env, { account, hangsOn: '', proof: { totpToken } })))
        throw wrongCode()
      await turnOff(act, account.id)
      await revokeSessionsOf(act, account.id, 'two-factor off', caller.sessionId)
      await tellOwner(act, account, (to) => ({ kind: 'factor-changed', ...to, change: 'off' }))
      return act.audit({ action: 'two-factor.disable', ...ownBy(account.id) })
    }),
  )
}

/**
 * An administrator helps somebody who lost their device, that of a clinic its staff: 2FA is off, their passkeys are gone
 * and every session of theirs ends. Throws 403 for oneself, who has both factors to turn it off with, 404, and what
 * `requireProof` throws.
 */
export async function resetTwoFactor(
  deps: Deps,
  caller: Caller,
  { userId, currentPassword }: { userId: string; currentPassword: string | undefined },
): Promise<void> {
  if (userId === caller.userId) throw forbidden()
  await requireProof(deps, caller, currentPassword)
  const intent: IntentOn<Colleague> = {
    action: 'user.reset-2fa',
    find: (tx) => findColleague(tx, userId),
    subject: subjectOfColleague,
  }
  await write(deps, caller, intent, async (act, { account }) => {
    await turnOff(act, userId)
    await act.tx.delete(passkeys).where(eq(passkeys.userId, userId))
    await revokeSessionsOf(act, userId, 'two-factor reset', caller.sessionId)
    await tellOwner(act, account, (to) => ({ kind: 'factor-changed', ...to, change: 'reset' }))
    return act.audit({ action: 'two-factor.reset', entity: 'user', entityId: userId })
  })
}

interface Colleague {
  account: Account
  /** Where they work; none for patients and others. */
  clinicIds: string[]
}

export function subjectOfColleague({ account, clinicIds }: Colleague): Subject {
  return { userId: account.id, clinicIds }
}

export async function findColleague(tx: Reader, userId: string): Promise<Colleague | null> {
  const account = await getAccount(tx, userId)
  if (!account) return null
  const works = await tx
    .select({ clinicId: clinicStaff.clinicId })
    .from(clinicStaff)
    .where(and(eq(clinicStaff.userId, userId), isNull(clinicStaff.deletedAt)))
  return { account, clinicIds: works.map(({ clinicId }) => clinicId) }
}

async function turnOff(work: Work, userId: string): Promise<void> {
  const { tx, now, notify } = work
  const cleared = { totpSecret: null, totpPendingSecret: null, totpLastStep: null, updatedAt: now }
  await tx.update(users).set(cleared).where(eq(users.id, userId))
  await removeRecoveryCodes(tx, userId)
  await endChallenges(work, userId)
  await notify({ to: [userId], about: { kind: 'two-factor-off' } })
}
