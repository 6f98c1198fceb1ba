import { eq } from 'drizzle-orm'
import { sessions } from '../../db/schema/sessions.ts'
import type { Deps } from '../../deps.ts'
import { recordAudit } from '../../policy/audit.ts'
import { revokeSession } from './revoke-session.ts'
import { hashToken, sameHash, tokenId } from './tokens.ts'

/** Ends the session that either token belongs to; an expired token still names its session. */
export async function signOut(
  deps: Deps,
  tokens: { access: string | undefined; refresh: string | undefined },
  address: string,
): Promise<void> {
  for (const token of [tokens.access, tokens.refresh]) {
    const sessionId = token && tokenId(token)
    if (sessionId) await endIfHeld(deps, sessionId, token, address)
  }
}

async function endIfHeld(deps: Deps, sessionId: string, token: string, address: string): Promise<void> {
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update')
    if (!session || session.revokedAt) return
    const hash = hashToken(token)
    const held = [session.accessHash, session.refreshHash, ...retiredHashes(session)]
    if (!held.some((each) => sameHash(each, hash))) return
    await revokeSession(tx, now, sessionId, 'signed out')
    await recordAudit(tx, now, {
      action: 'session.sign-out',
      actorId: session.userId,
      address,
      entity: 'session',
      entityId: sessionId,
    })
  })
}

function retiredHashes(session: typeof sessions.$inferSelect): string[] {
  const access = session.retiredAccess.map((retired) => retired.split('.')[0] ?? '')
  return [...access, ...session.rotations.map((rotation) => rotation.refreshHash)]
}
