import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { writeWithoutSession } from '../../../write/write.ts'
import { type Account, findAccount, ownBy } from '../accounts/account.ts'
import { checkPassword } from '../accounts/check-password.ts'
import { deviceOf } from '../accounts/known-device.ts'
import { admitVisitor, forgiveVisitor } from '../rate-limit.ts'
import { openChallenge } from '../two-factor/challenge.ts'
import { openSession } from './open-session.ts'
import type { TokenPair } from './tokens.ts'

export type SignIn =
  | { kind: 'signed-in'; userId: string; pair: TokenPair }
  | { kind: 'two-factor'; userId: string; challenge: string }

/**
 * Signs in with e-mail or username. With a second factor the answer is a challenge, not a session.
 * Throws 400 with one sentence for everything that does not fit, and 429.
 */
export async function signIn(
  deps: Deps,
  visitor: Visitor,
  credentials: { identifier: string; password: string },
): Promise<SignIn> {
  const account = await findAccount(deps.db.orm, credentials.identifier)
  const place = account && deviceOf(deps.env, visitor.device, account.id)
  // Whoever else fails from the same address, or at this account, keeps nobody out who comes with their own browser.
  if (!place) await admitVisitor(deps, visitor)
  const matches = await checkPassword(deps, account, { ...credentials, place })
  if (!account || !matches) {
    await recordRefusal(deps, visitor, account)
    throw new ApiError('wrong_credentials', 'Invalid email or password')
  }
  if (!place) await forgiveVisitor(deps, visitor)
  if (!account.totpSecret) return enter(deps, visitor, account)
  return { kind: 'two-factor', userId: account.id, challenge: await openChallenge(deps, visitor, account) }
}

function enter(deps: Deps, visitor: Visitor, { id: userId }: Account): Promise<SignIn> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const pair = await openSession(act, deps.env, { userId, address: visitor.address })
    return act.audit({ action: 'session.sign-in', ...ownBy(userId) }, { kind: 'signed-in', userId, pair })
  })
}

function recordRefusal(deps: Deps, visitor: Visitor, account: Account | null): Promise<void> {
  const trace = { action: 'session.sign-in', outcome: 'refused', entity: 'user' } as const
  return writeWithoutSession(deps, visitor, (act) =>
    act.audit({ ...trace, actorId: null, entityId: account?.id ?? null }),
  )
}
