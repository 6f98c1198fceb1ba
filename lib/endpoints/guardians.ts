import type { followInvitationInput } from '#contract/guardians'
import { endpoint, wire } from './endpoint'
import type { GoTo } from './session'

export const guardianEndpoints = {
  accept: endpoint(
    'POST /api/guardian-invitations/accept',
    'anyone',
    wire<{ body: typeof followInvitationInput; answer: GoTo }>(),
  ),
}
