import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { writeWithoutSession } from '../../../write/write.ts'
import { type Account, findAccount, ownBy } from '../accounts/account.ts'
import { checkPassword } from '../accounts/check-password.ts'
import { deviceOf } from '../accounts/known-device.ts'
import { knownPasskeys } from '../passkeys/question.ts'
import { admitVisitor, forgiveVisitor } from '../rate-limit.ts'
import { openChallenge } from '../two-factor/challenge.ts'
import { enter } from './enter.ts'
import type { TokenPair } from './tokens.ts'

export type SignIn =
  | { kind: 'signed-in'; userId: string; pair: TokenPair }
  | { kind: 'two-factor'; userId: string; challenge: string; hasPasskey: boolean }

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
  // Failures of others, from the same address or at this account, do not lock out somebody in their own known
  // browser.
  if (!place) await admitVisitor(deps, visitor)
  const matches = await checkPassword(deps, account, { ...credentials, place })
  if (!account || !matches) {
    await recordRefusal(deps, visitor, account)
    throw new ApiError('wrong_credentials', 'Invalid email or password')
  }
  if (!place) await forgiveVisitor(deps, visitor)
  if (!account.totpSecret) return signedIn(deps, visitor, account)
  const { id: userId } = account
  const hasPasskey = (await knownPasskeys(deps.db.orm, userId)).length > 0
  return { kind: 'two-factor', userId, challenge: await openChallenge(deps, visitor, account), hasPasskey }
}

function signedIn(deps: Deps, visitor: Visitor, account: Account): Promise<SignIn> {
  const { id: userId } = account
  return writeWithoutSession(deps, visitor, async (act) => {
    const pair = await enter(act, deps.env, { account, visitor })
    return act.audit({ action: 'session.sign-in', ...ownBy(userId) }, { kind: 'signed-in', userId, pair })
  })
}

function recordRefusal(deps: Deps, visitor: Visitor, account: Account | null): Promise<void> {
  const trace = { action: 'session.sign-in', outcome: 'refused', entity: 'user' } as const
  return writeWithoutSession(deps, visitor, (act) =>
    act.audit({ ...trace, actorId: null, entityId: account?.id ?? null }),
  )
}
