import { messageAnswer } from '../common.ts'
import {
  changePasswordInput,
  confirmTwoFactorInput,
  disableTwoFactorInput,
  recoveryCodesAnswer,
  sessionUser,
  startTwoFactorInput,
  twoFactorSetup,
} from '../users.ts'
import { calls } from './call.ts'

/** The account of somebody signed in, and how it is secured. */
export const accountCalls = calls('users', {
  get: { method: 'GET', path: '/users/me', action: 'session', answer: sessionUser },
  changePassword: {
    method: 'POST',
    path: '/users/change-password',
    action: 'user.security',
    body: changePasswordInput,
    answer: messageAnswer,
  },
  startTwoFactor: {
    method: 'POST',
    path: '/users/enable-2fa',
    action: 'user.security',
    // Section 7 sends nothing, which is enough as long as the password was given a moment ago.
    body: startTwoFactorInput.nullish(),
    answer: twoFactorSetup,
  },
  confirmTwoFactor: {
    method: 'POST',
    path: '/users/confirm-2fa',
    action: 'user.security',
    body: confirmTwoFactorInput,
    answer: recoveryCodesAnswer,
  },
  disableTwoFactor: {
    method: 'POST',
    path: '/users/disable-2fa',
    action: 'user.security',
    body: disableTwoFactorInput,
    answer: messageAnswer,
  },
  resetTwoFactor: {
    method: 'POST',
    path: '/users/:id/reset-2fa',
    action: 'user.reset-2fa',
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  },
})
