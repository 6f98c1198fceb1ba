import { and, eq, isNull } from 'drizzle-orm'
import { signUps } from '../../db/schema/sign-ups.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'
import { hashToken, newToken } from '../identity/sessions/tokens.ts'

/** How long a registration can be confirmed. */
export const validMs = 24 * 3_600_000

/** The path of a fresh link that confirms the registration, in place of an older one; null when it is no longer open. */
export async function openSignUp(deps: Deps, id: string): Promise<string | null> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const token = newToken(id)
    const opened = await tx
      .update(signUps)
      .set({ tokenHash: hashToken(token), expiresAt: new Date(now.getTime() + validMs) })
      .where(and(eq(signUps.id, id), isNull(signUps.usedAt)))
      .returning({ id: signUps.id })
    return opened.length > 0 ? `/join/${encodeURIComponent(token)}` : null
  })
}
