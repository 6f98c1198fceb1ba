import { eq } from 'drizzle-orm'
import { toDataURL } from 'qrcode'
import type { Reader } from '../../../db/client.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError, unauthenticated } from '../../../errors.ts'
import type { Caller } from '../../../policy/caller.ts'
import { type Intent, write } from '../../../write/write.ts'
import { type Account, getAccount, ownBy } from '../accounts/account.ts'
import { tellOwner } from '../accounts/tell-owner.ts'
import { requireProof } from '../sessions/require-proof.ts'
import { revokeSessionsOf } from '../sessions/revoke-session.ts'
import { wrongCode } from './challenge.ts'
import { replaceRecoveryCodes } from './recovery.ts'
import { matchingStep, newSeed, otpauthAddress, sealSeed } from './totp.ts'

/**
 * A new seed, shown this once; it counts only after `confirmTwoFactor`. Throws 409 when 2FA is already on, and what
 * `requireProof` throws.
 */
export async function enableTwoFactor(
  deps: Deps,
  caller: Caller,
  currentPassword?: string,
): Promise<{ address: string; qrCodeUrl: string; secret: string }> {
  await requireProof(deps, caller, currentPassword)
  const seed = newSeed()
  const account = await write(deps, caller, ofOwnAccount(caller), async (act) => {
    const own = await requireAccount(act.tx, caller)
    if (own.totpSecret) throw new ApiError('conflict', 'Two-factor authentication is already on')
    await act.tx
      .update(users)
      .set({ totpPendingSecret: sealSeed(deps.env, own.id, seed), updatedAt: act.now })
      .where(eq(users.id, own.id))
    return act.audit({ action: 'two-factor.enable', ...ownBy(own.id) }, own)
  })
  const address = otpauthAddress(seed, account.email)
  return { address, qrCodeUrl: await toDataURL(address), secret: seed }
}

/**
 * Turns 2FA on with a first valid code and ends the other sessions; answers ten recovery codes, shown this once.
 * Throws 400 and 409, and what `requireProof` throws.
 */
export async function confirmTwoFactor(
  deps: Deps,
  caller: Caller,
  { totpToken, currentPassword }: { totpToken: string; currentPassword?: string | undefined },
): Promise<string[]> {
  await requireProof(deps, caller, currentPassword)
  return write(deps, caller, ofOwnAccount(caller), async (act) => {
    const { tx, now } = act
    const account = await requireAccount(tx, caller)
    const { id, totpPendingSecret: sealed } = account
    if (!sealed) throw new ApiError('conflict', 'Start setting up two-factor authentication first')
    const step = matchingStep(deps.env, { userId: id, sealed }, totpToken, now)
    if (step === null) throw wrongCode()
    await tx
      .update(users)
      .set({ totpSecret: sealed, totpPendingSecret: null, totpLastStep: step, updatedAt: now })
      .where(eq(users.id, id))
    const codes = await replaceRecoveryCodes(tx, deps.env, id)
    await revokeSessionsOf(act, id, 'two-factor on', caller.sessionId)
    await act.notify({ to: [id], about: { kind: 'two-factor-on' } })
    await tellOwner(act, account, (to) => ({ kind: 'factor-changed', ...to, change: 'on' }))
    return act.audit({ action: 'two-factor.confirm', ...ownBy(id) }, codes)
  })
}

/** The caller's own account, which a session cannot outlive by more than a moment. */
export async function requireAccount(orm: Reader, caller: Caller): Promise<Account> {
  const account = await getAccount(orm, caller.userId)
  if (!account) throw unauthenticated('invalid')
  return account
}

export function ofOwnAccount({ userId }: Caller): Intent {
  return { action: 'user.security', subject: { userId } }
}
