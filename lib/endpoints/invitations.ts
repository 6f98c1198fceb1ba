import type { followInvitationInput } from '#contract/members'
import { endpoint, type Types } from './endpoint'
import type { GoTo } from './session'

export const invitationEndpoints = {
  accept: endpoint(
    'POST /api/invitations',
    'anyone',
    {} as Types<{ body: typeof followInvitationInput; answer: GoTo }>,
  ),
}
