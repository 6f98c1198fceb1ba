import { eq } from 'drizzle-orm'
import { toDataURL } from 'qrcode'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, unauthenticated } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Account, getAccount } from '../users/account.ts'
import { replaceRecoveryCodes } from './recovery.ts'
import { matchingStep, newSeed, otpauthAddress, sealSeed } from './totp.ts'
import { wrongCode } from './verify-challenge.ts'

/** A new seed, shown this once; it counts only after `confirmTwoFactor`. Throws 409 when 2FA is already on. */
export async function enableTwoFactor(
  deps: Deps,
  caller: Caller,
): Promise<{ qrCodeUrl: string; secret: string }> {
  const seed = newSeed()
  const now = deps.clock.now()
  const account = await deps.db.transaction(async (tx) => {
    const own = await requireAccount(() => getAccount(tx, caller.userId))
    if (own.totpSecret) throw new ApiError('conflict', 'Two-factor authentication is already on')
    await tx
      .update(users)
      .set({ totpPendingSecret: sealSeed(deps.env, own.id, seed), updatedAt: now })
      .where(eq(users.id, own.id))
    await recordAudit(tx, now, { action: 'two-factor.enable', ...by(caller) })
    return own
  })
  return { qrCodeUrl: await toDataURL(otpauthAddress(seed, account.email)), secret: seed }
}

/** Turns 2FA on with a first valid code; answers ten recovery codes, shown this once. Throws 400 and 409. */
export async function confirmTwoFactor(deps: Deps, caller: Caller, totpToken: string): Promise<string[]> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const account = await requireAccount(() => getAccount(tx, caller.userId))
    const pending = account.totpPendingSecret
    if (!pending) throw new ApiError('conflict', 'Start setting up two-factor authentication first')
    const step = matchingStep(deps.env, account.id, pending, totpToken, now)
    if (step === null) throw wrongCode()
    await tx
      .update(users)
      .set({ totpSecret: pending, totpPendingSecret: null, totpLastStep: step, updatedAt: now })
      .where(eq(users.id, account.id))
    await recordAudit(tx, now, { action: 'two-factor.confirm', ...by(caller) })
    return replaceRecoveryCodes(tx, deps.env, account.id)
  })
}

/** The caller's own account, which a session cannot outlive by more than a moment. */
export async function requireAccount(read: () => Promise<Account | null>): Promise<Account> {
  const account = await read()
  if (!account) throw unauthenticated('invalid')
  return account
}

export function by(caller: Caller) {
  return { actorId: caller.userId, address: caller.address, entity: 'user', entityId: caller.userId }
}
