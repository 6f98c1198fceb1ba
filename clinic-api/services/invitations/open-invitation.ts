import { eq } from 'drizzle-orm'
import { dayMs } from '#contract/durations'
import { memberInvitations } from '../../db/schema/memberships.ts'
import type { Deps } from '../../deps.ts'
import { signedToken } from '../../ports/signed-token.ts'
import { writeUntraced } from '../../write/write.ts'
import { hashToken } from '../identity/sessions/tokens.ts'

/** How long an invitation can be accepted. */
export const invitedMs = 7 * dayMs

/**
 * The path of the invitation's link; null once it was accepted or taken back. Every mail of one invitation has the same
 * link, whichever arrives last: only sending it again, which moves its end, makes another one.
 */
export function openMemberInvitation(deps: Deps, membershipId: string): Promise<string | null> {
  return writeUntraced(deps, async ({ tx }) => {
    const which = eq(memberInvitations.membershipId, membershipId)
    const [open] = await tx
      .select({ expiresAt: memberInvitations.expiresAt })
      .from(memberInvitations)
      .where(which)
      .for('update')
    if (!open) return null
    const facts = [membershipId, open.expiresAt.getTime().toString(36)].join('.')
    const token = signedToken(deps.env, 'member invitations', facts)
    await tx
      .update(memberInvitations)
      .set({ tokenHash: hashToken(token) })
      .where(which)
    return `/invitations/${encodeURIComponent(token)}`
  })
}
