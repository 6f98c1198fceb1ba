import type { registerUserInput, resetPasswordInput, secondFactorInput, signInInput } from '#contract/users'
import { type Done, endpoint, type Types } from './endpoint'
import type { GoTo } from './session'

export const authEndpoints = {
  login: endpoint('POST /api/auth/login', 'anyone', {} as Types<{ body: typeof signInInput; answer: GoTo }>),
  verifyTwoFactor: endpoint(
    'POST /api/auth/verify-2fa',
    'anyone',
    {} as Types<{ body: typeof secondFactorInput; answer: GoTo }>,
  ),
  resetPassword: endpoint(
    'POST /api/auth/reset-password',
    'anyone',
    {} as Types<{ body: typeof resetPasswordInput; answer: Done }>,
  ),
  register: endpoint(
    'POST /api/auth/register',
    'anyone',
    {} as Types<{ body: typeof registerUserInput; answer: GoTo }>,
  ),
}
