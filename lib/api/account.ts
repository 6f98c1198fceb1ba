import 'server-only'
import type { z } from 'zod'
import { accountCalls } from '#contract/calls/account'
import { messageAnswer } from '#contract/common'
import { registeredUserAnswer, type registerUserInput, type resetPasswordInput } from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'
import type { Account } from '@/lib/domain/account'

export async function getAccount(auth: ApiAuth): Promise<Account> {
  const user = await sendCall(auth, accountCalls.get)
  const { email, twoFactorEnabled, twoFactorNeeded = false, strictPasswords = false } = user
  return { email, twoFactorEnabled, twoFactorNeeded, strictPasswords }
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
