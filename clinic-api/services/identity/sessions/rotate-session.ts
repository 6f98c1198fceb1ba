import { eq } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { type Rotation, sessions } from '../../../db/schema/sessions.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import type { Env } from '../../../env.ts'
import { unauthenticated } from '../../../errors.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { reached } from '../../../reached.ts'
import { type Step, writeUntraced, writeWithoutSession } from '../../../write/write.ts'
import { hasLapsed, lifetimes } from './lifetimes.ts'
import { revokeSession } from './revoke-session.ts'
import { hashToken, newToken, sameHash, sealPair, type TokenPair, tokenId, unsealPair } from './tokens.ts'

interface Renewed {
  userId: string
  pair: TokenPair
}

const graceMs = 60_000
const rememberedAccess = 4
/** More than a session of twelve hours sees. */
const rememberedRefresh = 100

/**
 * A new pair for a refresh token. The same token once more gets the same pair within a minute, or for as long as
 * nobody has used that pair: its answer was lost. Otherwise it counts as stolen and ends the session. Throws 401.
 */
export async function rotateSession(
  deps: Deps,
  visitor: Visitor,
  token: string | undefined,
): Promise<Renewed> {
  if (!token) throw unauthenticated('notLoggedIn')
  const sessionId = tokenId(token)
  if (!sessionId) throw unauthenticated('invalid')
  const outcome = await writeUntraced(deps, async (step): Promise<Renewed | 'lapsed' | 'replayed'> => {
    const session = await lockSession(step.tx, sessionId)
    if (!session || session.revokedAt || session.refreshExpiresAt <= step.now) return 'lapsed'
    if (hasLapsed(session, step.now, deps.env)) return 'lapsed'
    const hash = hashToken(token)
    const { userId } = session
    if (sameHash(session.refreshHash, hash))
      return { userId, pair: await rotate(step, deps.env, session, token) }
    const replay = session.rotations.find((rotation) => sameHash(rotation.refreshHash, hash))
    // A token that was never issued is a guess with the session's id, and must not end the session.
    if (!replay) return 'lapsed'
    if (step.now.getTime() - replay.at <= graceMs) {
      reached('refresh: the same pair within the grace')
      return { userId, pair: unsealPair(replay.sealed, token) }
    }
    if (!isUnseen(session, replay)) return 'replayed'
    reached('refresh: the pair that nobody has used')
    return { userId, pair: await giveAgain(step, deps.env, session, token) }
  })
  if (outcome === 'replayed') {
    reached('refresh: a token used twice')
    await endReplayed(deps, visitor, sessionId)
  }
  if (typeof outcome === 'string') throw unauthenticated('invalid')
  return outcome
}

async function endReplayed(deps: Deps, visitor: Visitor, sessionId: string): Promise<void> {
  await writeWithoutSession(deps, visitor, async (act) => {
    const session = await lockSession(act.tx, sessionId)
    if (!session || session.revokedAt) return act.unchanged()
    await revokeSession(act, sessionId, 'refresh token used twice')
    const trace = { action: 'session.replay', outcome: 'refused', entity: 'session' } as const
    return act.audit({ ...trace, entityId: sessionId, actorId: session.userId })
  })
}

type Session = typeof sessions.$inferSelect

async function lockSession(tx: Reader, sessionId: string): Promise<Session | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
  if (!session) return null
  const [user] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, session.userId))
  return user && user.deletedAt === null ? session : null
}

/** Whether the pair made by the rotation is still the session's and nobody has presented either token. */
function isUnseen(session: Session, rotation: Rotation): boolean {
  return session.rotations[0] === rotation && session.unseenAccess === session.accessHash
}

/** The pair that was never used, its times and its grace counted anew. */
async function giveAgain({ tx, now }: Step, env: Env, session: Session, token: string): Promise<TokenPair> {
  const [latest, ...earlier] = session.rotations
  if (!latest) throw unauthenticated('invalid')
  const { access, refresh } = lifetimes(env)
  await tx
    .update(sessions)
    .set({
      accessExpiresAt: new Date(now.getTime() + access),
      refreshExpiresAt: new Date(now.getTime() + refresh),
      rotations: [{ ...latest, at: now.getTime() }, ...earlier],
      lastSeenAt: now,
    })
    .where(eq(sessions.id, session.id))
  return unsealPair(latest.sealed, token)
}

async function rotate({ tx, now }: Step, env: Env, session: Session, token: string): Promise<TokenPair> {
  const pair = { access: newToken(session.id), refresh: newToken(session.id) }
  const { access, refresh } = lifetimes(env)
  const retired = `${session.accessHash}.${session.accessExpiresAt.getTime()}`
  const rotation: Rotation = {
    refreshHash: session.refreshHash,
    at: now.getTime(),
    sealed: sealPair(pair, token),
  }
  await tx
    .update(sessions)
    .set({
      accessHash: hashToken(pair.access),
      unseenAccess: hashToken(pair.access),
      accessExpiresAt: new Date(now.getTime() + access),
      refreshHash: hashToken(pair.refresh),
      refreshExpiresAt: new Date(now.getTime() + refresh),
      retiredAccess: [retired, ...session.retiredAccess].slice(0, rememberedAccess),
      rotations: [rotation, ...session.rotations.map((each) => forgotten(each, now))].slice(
        0,
        rememberedRefresh,
      ),
      lastSeenAt: now,
    })
    .where(eq(sessions.id, session.id))
  return pair
}

/** After the grace its successors are nobody's business, but that it was ours stays known. */
function forgotten(rotation: Rotation, now: Date): Rotation {
  return now.getTime() - rotation.at <= graceMs ? rotation : { ...rotation, sealed: '' }
}
