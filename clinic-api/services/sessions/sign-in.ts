import { v7 as newId } from 'uuid'
import { twoFactorChallenges } from '../../db/schema/sessions.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import { type Account, findAccount } from '../users/account.ts'
import { checkPassword } from '../users/check-password.ts'
import { openSession } from './open-session.ts'
import { admit } from './rate-limit.ts'
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
  credentials: { identifier: string; password: string },
  address: string,
): Promise<SignIn> {
  await admit(deps, `address:${address}`, deps.env.LOGIN_LIMIT_PER_ADDRESS)
  const account = await findAccount(deps.db.orm, credentials.identifier)
  const matches = await checkPassword(deps, account, credentials.identifier, credentials.password)
  if (!account || !matches) {
    await recordRefusal(deps, account, address)
    throw new ApiError('wrong_credentials', 'Invalid email or password')
  }
  return account.totpSecret ? openChallenge(deps, account, address) : enter(deps, account, address)
}

async function enter(deps: Deps, account: Account, address: string): Promise<SignIn> {
  const now = deps.clock.now()
  const pair = await deps.db.transaction(async (tx) => {
    const opened = await openSession(tx, deps.env, now, { userId: account.id, address })
    await recordAudit(tx, now, { action: 'session.sign-in', ...about(account, address) })
    return opened
  })
  return { kind: 'signed-in', userId: account.id, pair }
}

async function openChallenge(deps: Deps, account: Account, address: string): Promise<SignIn> {
  const now = deps.clock.now()
  const id = newId()
  const challenge = newToken(id)
  await deps.db.transaction(async (tx) => {
    await tx.insert(twoFactorChallenges).values({
      id,
      userId: account.id,
      tokenHash: hashToken(challenge),
      triesLeft: challengeTries,
      expiresAt: new Date(now.getTime() + challengeMs),
      createdAt: now,
    })
    await recordAudit(tx, now, { action: 'session.challenge', ...about(account, address) })
  })
  return { kind: 'two-factor', userId: account.id, challenge }
}

async function recordRefusal(deps: Deps, account: Account | null, address: string): Promise<void> {
  await recordAudit(deps.db.orm, deps.clock.now(), {
    action: 'session.sign-in',
    outcome: 'refused',
    actorId: null,
    address,
    entity: 'user',
    entityId: account?.id ?? null,
  })
}

function about(account: Account, address: string) {
  return { actorId: account.id, address, entity: 'user', entityId: account.id }
}
