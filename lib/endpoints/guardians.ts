import type { followInvitationInput } from '#contract/guardians'
import { endpoint, type Types } from './endpoint'
import type { GoTo } from './session'

export const guardianEndpoints = {
  accept: endpoint(
    'POST /api/guardian-invitations/accept',
    'anyone',
    {} as Types<{ body: typeof followInvitationInput; answer: GoTo }>,
  ),
}
