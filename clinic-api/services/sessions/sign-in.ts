import { v7 as newId } from 'uuid'
import { twoFactorChallenges } from '../../db/schema/sessions.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import type { Visitor } from '../../policy/caller.ts'
import { writeWithoutSession } from '../../write/write.ts'
import { type Account, findAccount, ownBy } from '../users/account.ts'
import { checkPassword } from '../users/check-password.ts'
import { openSession } from './open-session.ts'
import { admitVisitor } from './rate-limit.ts'
import { hashToken, newToken, type TokenPair } from './tokens.ts'

export type SignIn =
  | { kind: 'signed-in'; userId: string; pair: TokenPair }
  | { kind: 'two-factor'; userId: string; challenge: string }

const challengeMs = 5 * 60_000
const challengeTries = 5

/**
 * Signs in with e-mail or username. With a second factor the answer is a challenge, not a session.
 * Throws 400 with one sentence for everything that does not fit, and 429.
 */
export async function signIn(
  deps: Deps,
  visitor: Visitor,
  credentials: { identifier: string; password: string },
): Promise<SignIn> {
  await admitVisitor(deps, visitor)
  const account = await findAccount(deps.db.orm, credentials.identifier)
  const matches = await checkPassword(deps, account, credentials)
  if (!account || !matches) {
    await recordRefusal(deps, visitor, account)
    throw new ApiError('wrong_credentials', 'Invalid email or password')
  }
  return account.totpSecret ? openChallenge(deps, visitor, account) : enter(deps, visitor, account)
}

function enter(deps: Deps, visitor: Visitor, { id: userId }: Account): Promise<SignIn> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const pair = await openSession(act, deps.env, { userId, address: visitor.address })
    return act.audit({ action: 'session.sign-in', ...ownBy(userId) }, { kind: 'signed-in', userId, pair })
  })
}

function openChallenge(deps: Deps, visitor: Visitor, { id: userId }: Account): Promise<SignIn> {
  const id = newId()
  const challenge = newToken(id)
  return writeWithoutSession(deps, visitor, async (act) => {
    await act.tx.insert(twoFactorChallenges).values({
      id,
      userId,
      tokenHash: hashToken(challenge),
      triesLeft: challengeTries,
      expiresAt: new Date(act.now.getTime() + challengeMs),
      createdAt: act.now,
    })
    return act.audit(
      { action: 'session.challenge', ...ownBy(userId) },
      { kind: 'two-factor', userId, challenge },
    )
  })
}

function recordRefusal(deps: Deps, visitor: Visitor, account: Account | null): Promise<void> {
  const trace = { action: 'session.sign-in', outcome: 'refused', entity: 'user' } as const
  return writeWithoutSession(deps, visitor, (act) =>
    act.audit({ ...trace, actorId: null, entityId: account?.id ?? null }),
  )
}
