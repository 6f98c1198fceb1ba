import { messageAnswer } from '../common.ts'
import {
  changePasswordInput,
  confirmPasswordInput,
  confirmTwoFactorInput,
  disableTwoFactorInput,
  forgotPasswordInput,
  recoveryCodesAnswer,
  registeredUserAnswer,
  registerUserInput,
  resetPasswordInput,
  sessionUser,
  startTwoFactorInput,
  twoFactorSetup,
  userView,
} from '../users.ts'
import { calls } from './call.ts'

/** Accounts: how they are made and secured. */
export const accountCalls = calls('users', {
  register: {
    method: 'POST',
    path: '/users/register',
    action: 'public',
    body: registerUserInput,
    answer: registeredUserAnswer,
    status: 201,
  },
  /** Answered the same whether there is an account or not. */
  forgotPassword: {
    method: 'POST',
    path: '/users/forgot-password',
    action: 'public',
    body: forgotPasswordInput,
    answer: messageAnswer,
  },
  /** Refused for a link that is used or too old. */
  resetPassword: {
    method: 'POST',
    path: '/users/reset-password',
    action: 'public',
    body: resetPasswordInput,
    answer: messageAnswer,
  },
  /** Somebody's e-mail and roles. */
  getOther: { method: 'GET', path: '/users/:id', action: 'session', answer: userView },
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
  close: {
    method: 'POST',
    path: '/users/me/close',
    action: 'user.close',
    body: confirmPasswordInput,
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
