import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { type Rotation, sessions } from '../../db/schema/sessions.ts'
import { users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { unauthenticated } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import { hasLapsed, lifetimes } from './lifetimes.ts'
import { revokeSession } from './revoke-session.ts'
import { hashToken, newToken, sameHash, sealPair, type TokenPair, tokenId, unsealPair } from './tokens.ts'

const graceMs = 60_000
const rememberedAccess = 4

/**
 * A new pair for a refresh token. The same token once more within a minute gets the same pair; later it is taken
 * for stolen and ends the session. Throws 401.
 */
export async function rotateSession(
  deps: Deps,
  token: string | undefined,
  address: string,
): Promise<TokenPair> {
  if (!token) throw unauthenticated('notLoggedIn')
  const sessionId = tokenId(token)
  if (!sessionId) throw unauthenticated('invalid')
  const now = deps.clock.now()
  const pair = await deps.db.transaction(async (tx) => {
    const session = await lockSession(tx, sessionId)
    if (!session || session.revokedAt || session.refreshExpiresAt <= now) return null
    if (hasLapsed(session, now, deps.env)) return null
    const hash = hashToken(token)
    if (sameHash(session.refreshHash, hash)) return rotate(tx, deps, session, token, now)
    const replay = session.rotations.find((rotation) => sameHash(rotation.refreshHash, hash))
    if (replay && now.getTime() - replay.at <= graceMs) return unsealPair(replay.sealed, token)
    await revokeSession(tx, now, sessionId, 'refresh token used twice')
    await recordAudit(tx, now, {
      action: 'session.replay',
      outcome: 'refused',
      actorId: session.userId,
      address,
      entity: 'session',
      entityId: sessionId,
    })
    return null
  })
  if (!pair) throw unauthenticated('invalid')
  return pair
}

type Session = typeof sessions.$inferSelect

async function lockSession(tx: Orm, sessionId: string): Promise<Session | null> {
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
  if (!session) return null
  const [user] = await tx
    .select({ deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, session.userId))
  return user && user.deletedAt === null ? session : null
}

async function rotate(tx: Orm, deps: Deps, session: Session, token: string, now: Date): Promise<TokenPair> {
  const pair = { access: newToken(session.id), refresh: newToken(session.id) }
  const { access, refresh } = lifetimes(deps.env)
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
      accessExpiresAt: new Date(now.getTime() + access),
      refreshHash: hashToken(pair.refresh),
      refreshExpiresAt: new Date(now.getTime() + refresh),
      retiredAccess: [retired, ...session.retiredAccess].slice(0, rememberedAccess),
      rotations: [rotation, ...session.rotations.filter((each) => now.getTime() - each.at <= graceMs)],
      lastSeenAt: now,
    })
    .where(eq(sessions.id, session.id))
  return pair
}
