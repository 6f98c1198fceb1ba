import type { registerUserInput, resetPasswordInput, secondFactorInput, signInInput } from '#contract/users'
import { type Done, endpoint, wire } from './endpoint'
import type { GoTo } from './session'

export const authEndpoints = {
  login: endpoint('POST /api/auth/login', 'anyone', wire<{ body: typeof signInInput; answer: GoTo }>()),
  verifyTwoFactor: endpoint(
    'POST /api/auth/verify-2fa',
    'anyone',
    wire<{ body: typeof secondFactorInput; answer: GoTo }>(),
  ),
  resetPassword: endpoint(
    'POST /api/auth/reset-password',
    'anyone',
    wire<{ body: typeof resetPasswordInput; answer: Done }>(),
  ),
  register: endpoint(
    'POST /api/auth/register',
    'anyone',
    wire<{ body: typeof registerUserInput; answer: GoTo }>(),
  ),
}
