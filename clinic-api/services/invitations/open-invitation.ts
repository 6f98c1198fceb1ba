import { eq } from 'drizzle-orm'
import { memberInvitations } from '../../db/schema/memberships.ts'
import type { Deps } from '../../deps.ts'
import { writeUntraced } from '../../write/write.ts'
import { hashToken, newToken } from '../identity/sessions/tokens.ts'

/** How long an invitation can be accepted. */
export const invitedMs = 7 * 86_400_000

/** The path of a fresh link, in place of an older one; null once the invitation was accepted or taken back. */
export function openMemberInvitation(deps: Deps, membershipId: string): Promise<string | null> {
  return writeUntraced(deps, async ({ tx, now }) => {
    const token = newToken(membershipId)
    const expiresAt = new Date(now.getTime() + invitedMs)
    const opened = await tx
      .update(memberInvitations)
      .set({ tokenHash: hashToken(token), expiresAt })
      .where(eq(memberInvitations.membershipId, membershipId))
      .returning({ id: memberInvitations.membershipId })
    return opened.length > 0 ? `/invitations/${encodeURIComponent(token)}` : null
  })
}
