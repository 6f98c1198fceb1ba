import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  type changePasswordInput,
  type disableTwoFactorInput,
  recoveryCodesAnswer,
  registeredUserAnswer,
  type registerUserInput,
  type resetPasswordInput,
  sessionUser,
  type startTwoFactorInput,
  twoFactorSetup,
} from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { asVisitor, type Visitor } from '@/lib/api/visitor'
import type { Account, TwoFactorSetup } from '@/lib/domain/account'

export async function getAccount(auth: ApiAuth): Promise<Account> {
  const user = await callApi(auth, { path: '/users/me', answer: sessionUser })
  const { email, twoFactorEnabled, twoFactorNeeded = false, strictPasswords = false } = user
  return { email, twoFactorEnabled, twoFactorNeeded, strictPasswords }
}

/** Ends every other session. Throws `ApiError` 400 'Invalid credentials'. */
export async function changePassword(
  auth: ApiAuth,
  body: z.output<typeof changePasswordInput>,
): Promise<void> {
  await callApi(auth, { method: 'POST', path: '/users/change-password', body, answer: messageAnswer })
}

/**
 * A secret that counts only after `confirmTwoFactor`. Throws `ApiError` 409 when the second factor is on, 403 when the
 * password has to be given again.
 */
export async function startTwoFactor(
  auth: ApiAuth,
  body: z.output<typeof startTwoFactorInput> = {},
): Promise<TwoFactorSetup> {
  return callApi(auth, { method: 'POST', path: '/users/enable-2fa', body, answer: twoFactorSetup })
}

/** Answers the recovery codes, which are shown only once. Throws `ApiError` 400 'Invalid 2FA token'. */
export async function confirmTwoFactor(auth: ApiAuth, totpToken: string): Promise<string[]> {
  const body = { totpToken }
  const answer = recoveryCodesAnswer
  const { recoveryCodes } = await callApi(auth, { method: 'POST', path: '/users/confirm-2fa', body, answer })
  return recoveryCodes
}

export async function disableTwoFactor(
  auth: ApiAuth,
  body: z.output<typeof disableTwoFactorInput>,
): Promise<void> {
  await callApi(auth, { method: 'POST', path: '/users/disable-2fa', body, answer: messageAnswer })
}

/** For somebody who has lost their device. Throws `ApiError` 404 for whom the caller may not help, and `password_needed`. */
export function resetTwoFactor(
  auth: ApiAuth,
  userId: string,
  body: z.output<typeof startTwoFactorInput>,
): Promise<{ message: string }> {
  const path = `/users/${encodeURIComponent(userId)}/reset-2fa`
  return callApi(auth, { method: 'POST', path, body, answer: messageAnswer })
}

/** Asks for a mail with a link; the answer is the same whether there is an account or not. */
export async function forgotPassword(email: string, visitor: Visitor): Promise<void> {
  await callApi(null, {
    method: 'POST',
    path: '/users/forgot-password',
    body: { email },
    headers: asVisitor(visitor),
    answer: messageAnswer,
  })
}

/** Throws `ApiError` 400 for a link that is used or too old. */
export async function resetPassword(
  body: z.output<typeof resetPasswordInput>,
  visitor: Visitor,
): Promise<void> {
  await callApi(null, {
    method: 'POST',
    path: '/users/reset-password',
    body,
    headers: asVisitor(visitor),
    answer: messageAnswer,
  })
}

/** Makes the account of a clinic owner: a clinicadmin without a clinic, not signed in yet. */
export async function registerOwner(
  body: z.output<typeof registerUserInput>,
  visitor: Visitor,
): Promise<void> {
  await callApi(null, {
    method: 'POST',
    path: '/users/register',
    body,
    headers: asVisitor(visitor),
    answer: registeredUserAnswer,
  })
}
