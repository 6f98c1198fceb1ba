import { eq } from 'drizzle-orm'
import { sessions } from '../../../db/schema/sessions.ts'
import type { Deps } from '../../../deps.ts'
import type { Visitor } from '../../../policy/caller.ts'
import { writeWithoutSession } from '../../../write/write.ts'
import { revokeSession } from './revoke-session.ts'
import { hashToken, sameHash, tokenId } from './tokens.ts'

/** Ends the session that either token belongs to; an expired token still names its session. */
export async function signOut(
  deps: Deps,
  visitor: Visitor,
  tokens: { access: string | undefined; refresh: string | undefined },
): Promise<void> {
  for (const token of [tokens.access, tokens.refresh]) {
    const sessionId = token && tokenId(token)
    if (sessionId) await endIfHeld(deps, visitor, sessionId, token)
  }
}

function endIfHeld(deps: Deps, visitor: Visitor, sessionId: string, token: string): Promise<void> {
  return writeWithoutSession(deps, visitor, async (act) => {
    const [session] = await act.tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    if (!session || session.revokedAt) return act.unchanged()
    const hash = hashToken(token)
    const held = [session.accessHash, session.refreshHash, ...retiredHashes(session)]
    if (!held.some((each) => sameHash(each, hash))) return act.unchanged()
    await revokeSession(act, sessionId, 'signed out')
    const trace = { action: 'session.sign-out', entity: 'session', entityId: sessionId }
    return act.audit({ ...trace, actorId: session.userId })
  })
}

function retiredHashes(session: typeof sessions.$inferSelect): string[] {
  const access = session.retiredAccess.map((retired) => retired.split('.')[0] ?? '')
  return [...access, ...session.rotations.map((rotation) => rotation.refreshHash)]
}
