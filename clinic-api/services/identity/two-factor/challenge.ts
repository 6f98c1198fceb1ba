import { and, eq, gt, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { PasskeyQuestion } from '#contract/passkeys'
import { sentences } from '#contract/sentences'
import { twoFactorChallenges } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import { ApiError } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { type Step, type VisitorAct, type WriteResult, writeWithoutSession } from '../../../write/write.ts'
import { type Account, getAccount, ownBy } from '../accounts/account.ts'
import { newChallenge } from '../passkeys/challenges.ts'
import { knownPasskeys, questionOf } from '../passkeys/question.ts'
import { admitVisitor, forgiveVisitor } from '../rate-limit.ts'
import { enter } from '../sessions/enter.ts'
import { hashToken, newToken, sameHash, type TokenPair, tokenId } from '../sessions/tokens.ts'
import { challengeMs, limitTries, triesPerChallenge } from './limits.ts'
import { acceptProof, kindOf, type Proof } from './proof.ts'

/** Opens the second step after a correct password; answers the token to come back with. */
export function openChallenge(deps: Deps, visitor: Visitor, { id: userId }: Account): Promise<string> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const id = newId()
    const challenge = newToken(id)
    await act.tx.insert(twoFactorChallenges).values({
      id,
      userId,
      tokenHash: hashToken(challenge),
      triesLeft: triesPerChallenge,
      expiresAt: new Date(act.now.getTime() + challengeMs),
      createdAt: act.now,
    })
    return act.audit({ action: 'session.challenge', ...ownBy(userId) }, challenge)
  })
}

/** A right password that waits for its second factor. */
interface HalfSignIn {
  challenge: string | undefined
  userId: string
}

interface Attempt extends HalfSignIn {
  proof: Proof
}

/** A question for the passkeys of this half sign-in. Throws 403 once it is over. */
export async function askSecondFactor(
  deps: Deps,
  visitor: Visitor,
  half: HalfSignIn,
): Promise<PasskeyQuestion> {
  const { userId } = half
  const hangsOn = await openChallengeId(deps, half)
  if (!hangsOn) throw challengeExpired()
  return writeWithoutSession(deps, visitor, async (act) => {
    const asked = await newChallenge(act, { purpose: 'second-factor', hangsOn })
    const question = questionOf(deps.env, asked, await knownPasskeys(act.tx, userId))
    const trace = { action: 'session.challenge', ...ownBy(userId), details: { by: 'passkey' } }
    return act.audit(trace, question)
  })
}

/**
 * The second half of a sign-in. Throws 400 for a wrong code, 403 once the challenge is over: used, expired, five
 * wrong codes, or none of this user's; 429.
 */
export async function verifyChallenge(deps: Deps, visitor: Visitor, attempt: Attempt): Promise<TokenPair> {
  const { userId, proof } = attempt
  await admitVisitor(deps, visitor)
  const challengeId = await openChallengeId(deps, attempt)
  if (!challengeId) throw challengeExpired()
  const answer = async (act: VisitorAct): Promise<WriteResult<TokenPair | 'expired' | 'wrong'>> => {
    const { tx, now } = act
    const account = await getAccount(tx, userId)
    if (!account?.totpSecret || !(await takeTry(act, challengeId))) return act.unchanged('expired')
    const accepted = await acceptProof(act, deps.env, { account, hangsOn: challengeId, proof })
    if (!accepted) {
      const refused = { action: 'session.two-factor', outcome: 'refused' } as const
      return act.audit({ ...refused, ...ownBy(userId), actorId: null }, 'wrong')
    }
    await tx.update(twoFactorChallenges).set({ usedAt: now }).where(eq(twoFactorChallenges.id, challengeId))
    const pair = await enter(act, deps.env, { account, visitor })
    const details = { by: kindOf(proof) }
    return act.audit({ action: 'session.sign-in', ...ownBy(userId), details }, pair)
  }
  return limitTries(deps, userId, async () => {
    const outcome = await writeWithoutSession(deps, visitor, answer)
    if (outcome === 'expired') throw challengeExpired()
    if (outcome === 'wrong') throw wrongCode()
    await forgiveVisitor(deps, visitor)
    return outcome
  })
}

export const challengeExpired = () => new ApiError('challenge_expired', sentences.challengeExpired)

export const wrongCode = () => new ApiError('wrong_code', sentences.wrongCode)

/** The id in the cookie, when the whole cookie is the one that this user's right password was answered with. */
async function openChallengeId(deps: Deps, { challenge: token, userId }: HalfSignIn): Promise<string | null> {
  const id = token && tokenId(token)
  if (!id) return null
  const [row] = await deps.db.orm.select().from(twoFactorChallenges).where(eq(twoFactorChallenges.id, id))
  const isTheirs = row && row.userId === userId && sameHash(row.tokenHash, hashToken(token))
  return isTheirs ? id : null
}

/** Takes one of the tries that are left; parallel tries wait here for each other. */
async function takeTry({ tx, now }: Step, challengeId: string): Promise<boolean> {
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
export async function endChallenges({ tx, now }: Step, userId: string): Promise<void> {
  await tx
    .update(twoFactorChallenges)
    .set({ usedAt: now })
    .where(and(eq(twoFactorChallenges.userId, userId), isNull(twoFactorChallenges.usedAt)))
}
