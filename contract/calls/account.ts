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
import { calls, GET, POST } from './call.ts'

/** Accounts: how they are made and secured. */
export const accountCalls = calls('users', {
  register: POST('/users/register', 'public', {
    body: registerUserInput,
    answer: registeredUserAnswer,
    status: 201,
  }),
  /** Answered the same whether there is an account or not. */
  forgotPassword: POST('/users/forgot-password', 'public', {
    body: forgotPasswordInput,
    answer: messageAnswer,
  }),
  /** Refused for a link that is used or too old. */
  resetPassword: POST('/users/reset-password', 'public', { body: resetPasswordInput, answer: messageAnswer }),
  /** Somebody's e-mail and roles. */
  getOther: GET('/users/:id', 'session', { answer: userView }),
  get: GET('/users/me', 'session', { answer: sessionUser }),
  changePassword: POST('/users/change-password', 'user.security', {
    body: changePasswordInput,
    answer: messageAnswer,
  }),
  startTwoFactor: POST('/users/enable-2fa', 'user.security', {
    // Section 7 sends nothing, which is enough as long as the password was given a moment ago.
    body: startTwoFactorInput.nullish(),
    answer: twoFactorSetup,
  }),
  confirmTwoFactor: POST('/users/confirm-2fa', 'user.security', {
    body: confirmTwoFactorInput,
    answer: recoveryCodesAnswer,
  }),
  disableTwoFactor: POST('/users/disable-2fa', 'user.security', {
    body: disableTwoFactorInput,
    answer: messageAnswer,
  }),
  close: POST('/users/me/close', 'user.close', { body: confirmPasswordInput, answer: messageAnswer }),
  resetTwoFactor: POST('/users/:id/reset-2fa', 'user.reset-2fa', {
    body: startTwoFactorInput.nullish(),
    answer: messageAnswer,
  }),
})
