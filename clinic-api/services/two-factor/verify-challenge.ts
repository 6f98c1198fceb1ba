import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { twoFactorChallenges } from '../../db/schema/sessions.ts'
import type { Deps } from '../../deps.ts'
import { ApiError } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import { openSession } from '../sessions/open-session.ts'
import { admit, forgive } from '../sessions/rate-limit.ts'
import { hashToken, sameHash, type TokenPair, tokenId } from '../sessions/tokens.ts'
import { getAccount } from '../users/account.ts'
import { acceptProof, type Proof } from './proof.ts'

const triesPerAccount = 20

/**
 * The second half of a sign-in. Throws 400 for a wrong code, 403 once the challenge is over: used, expired, five
 * wrong codes, or none of this user's; 429.
 */
export async function verifyChallenge(
  deps: Deps,
  attempt: { challenge: string | undefined; userId: string; proof: Proof },
  address: string,
): Promise<TokenPair> {
  const { userId, proof } = attempt
  await admit(deps, `address:${address}`, deps.env.LOGIN_LIMIT_PER_ADDRESS)
  const challengeId = await openChallengeId(deps, attempt.challenge, userId)
  if (!challengeId) throw challengeExpired()
  const key = `two-factor:${userId}`
  await admit(deps, key, triesPerAccount)
  const now = deps.clock.now()
  const outcome = await deps.db.transaction(async (tx) => {
    const account = await getAccount(tx, userId)
    if (!account?.totpSecret || !(await takeTry(tx, now, challengeId))) return 'expired'
    const who = { address, entity: 'user', entityId: userId }
    if (!(await acceptProof(tx, deps.env, now, account, proof))) {
      await recordAudit(tx, now, { action: 'session.two-factor', outcome: 'refused', actorId: null, ...who })
      return 'wrong'
    }
    await tx.update(twoFactorChallenges).set({ usedAt: now }).where(eq(twoFactorChallenges.id, challengeId))
    const details = { by: 'recoveryCode' in proof ? 'recovery code' : 'authenticator' }
    await recordAudit(tx, now, { action: 'session.sign-in', actorId: userId, ...who, details })
    return openSession(tx, deps.env, now, { userId, address })
  })
  if (outcome === 'expired') throw challengeExpired()
  if (outcome === 'wrong') throw wrongCode()
  await forgive(deps, key)
  return outcome
}

export const challengeExpired = () => new ApiError('challenge_expired', '2FA session expired or invalid')

export const wrongCode = () => new ApiError('wrong_code', 'Invalid 2FA token')

/** The id in the cookie, when the whole cookie is the one that this user's right password was answered with. */
async function openChallengeId(
  deps: Deps,
  token: string | undefined,
  userId: string,
): Promise<string | null> {
  const id = token && tokenId(token)
  if (!id) return null
  const [row] = await deps.db.orm.select().from(twoFactorChallenges).where(eq(twoFactorChallenges.id, id))
  const isTheirs = row && row.userId === userId && sameHash(row.tokenHash, hashToken(token))
  return isTheirs ? id : null
}

/** Takes one of the tries that are left; parallel tries wait here for each other. */
async function takeTry(tx: Orm, now: Date, challengeId: string): Promise<boolean> {
  const open = and(
    eq(twoFactorChallenges.id, challengeId),
    isNull(twoFactorChallenges.usedAt),
    gt(twoFactorChallenges.expiresAt, now),
    gt(twoFactorChallenges.triesLeft, 0),
  )
  const [row] = await tx.select().from(twoFactorChallenges).where(open).for('update')
  if (!row) return false
  await tx
    .update(twoFactorChallenges)
    .set({ triesLeft: row.triesLeft - 1 })
    .where(eq(twoFactorChallenges.id, challengeId))
  return true
}

/** Challenges answered with an older password open nothing any more. */
export async function endChallenges(tx: Orm, now: Date, userId: string): Promise<void> {
  await tx
    .update(twoFactorChallenges)
    .set({ usedAt: now })
    .where(and(eq(twoFactorChallenges.userId, userId), isNull(twoFactorChallenges.usedAt)))
}
