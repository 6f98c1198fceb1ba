import type { followInvitationInput } from '#contract/members'
import { endpoint, wire } from './endpoint'
import type { GoTo } from './session'

export const invitationEndpoints = {
  accept: endpoint(
    'POST /api/invitations',
    'anyone',
    wire<{ body: typeof followInvitationInput; answer: GoTo }>(),
  ),
}
