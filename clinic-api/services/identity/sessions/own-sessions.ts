import { and, desc, eq, gte, isNull } from 'drizzle-orm'
import type { OwnSession } from '#contract/sessions'
import type { Reader } from '../../../db/client.ts'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import type { Caller } from '../../../policy/caller.ts'
import type { Subject } from '../../../policy/can.ts'
import { write } from '../../../write/write.ts'
import { lifetimes } from './lifetimes.ts'
import { revokeSession, revokeSessionsOf } from './revoke-session.ts'

type SessionRow = typeof sessions.$inferSelect

/** The caller's sessions: this one first, then those used last. */
export async function listSessions(deps: Deps, { userId, sessionId }: Caller): Promise<OwnSession[]> {
  const now = deps.clock.now().getTime()
  const { idle, absolute } = lifetimes(deps.env)
  const rows = await deps.db.orm
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gte(sessions.lastSeenAt, new Date(now - idle)),
        gte(sessions.createdAt, new Date(now - absolute)),
      ),
    )
    .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ id, browser, system, address, createdAt, lastSeenAt }) => ({
    id,
    browser,
    system,
    address,
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }))
}

/** A session that has not been ended; its time may be over. */
export async function getSession(orm: Reader, id: string): Promise<SessionRow | null> {
  const [row] = await orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
  return row ?? null
}

export function subjectOfSession({ userId }: SessionRow): Subject {
  return { userId }
}

/** Signs the caller out there, at once. Throws 404. */
export function endSession(deps: Deps, caller: Caller, id: string): Promise<void> {
  const find = (tx: Reader) => getSession(tx, id)
  return write(deps, caller, { action: 'session.end', find, subject: subjectOfSession }, async (act) => {
    await revokeSession(act, id, 'signed out from elsewhere')
    return act.audit({ action: 'session.end', entity: 'session', entityId: id })
  })
}

/** Signs the caller out everywhere but here. */
export function endOtherSessions(deps: Deps, caller: Caller): Promise<void> {
  const { userId, sessionId } = caller
  return write(deps, caller, { action: 'session.end', subject: { userId } }, async (act) => {
    await revokeSessionsOf(act, userId, 'signed out from elsewhere', sessionId)
    return act.audit({ action: 'session.end', entity: 'user', entityId: userId })
  })
}
