import type { changePasswordInput, confirmTwoFactorInput, disableTwoFactorInput } from '#contract/users'
import type { TwoFactorSetup } from '@/lib/domain/account'
import { type Done, endpoint, wire } from './endpoint'

export const accountEndpoints = {
  changePassword: endpoint(
    'POST /api/account/password',
    'user.security',
    wire<{ body: typeof changePasswordInput; answer: Done }>(),
  ),
  startTwoFactor: endpoint(
    'POST /api/account/two-factor',
    'user.security',
    wire<{ answer: TwoFactorSetup }>(),
  ),
  confirmTwoFactor: endpoint(
    'POST /api/account/two-factor/confirm',
    'user.security',
    wire<{ body: typeof confirmTwoFactorInput; answer: { recoveryCodes: string[] } }>(),
  ),
  disableTwoFactor: endpoint(
    'POST /api/account/two-factor/disable',
    'user.security',
    wire<{ body: typeof disableTwoFactorInput; answer: Done }>(),
  ),
}
