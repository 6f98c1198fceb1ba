import type {
  forgotPasswordInput,
  registerUserInput,
  resetPasswordInput,
  secondFactorInput,
  signInInput,
} from '#contract/users'
import { type Done, endpoint, wire } from './endpoint'

/** Where the browser goes next. */
interface GoTo {
  goTo: string
}

export const authEndpoints = {
  login: endpoint('POST /api/auth/login', 'anyone', wire<{ body: typeof signInInput; answer: GoTo }>()),
  logout: endpoint('POST /api/auth/logout', 'anyone', wire<{ answer: GoTo }>()),
  refresh: endpoint('POST /api/auth/refresh', 'anyone', wire<{ answer: Done }>()),
  verifyTwoFactor: endpoint(
    'POST /api/auth/verify-2fa',
    'anyone',
    wire<{ body: typeof secondFactorInput; answer: GoTo }>(),
  ),
  forgotPassword: endpoint(
    'POST /api/auth/forgot-password',
    'anyone',
    wire<{ body: typeof forgotPasswordInput; answer: Done }>(),
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
