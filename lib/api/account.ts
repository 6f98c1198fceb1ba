import 'server-only'
import type { z } from 'zod'
import { accountCalls } from '#contract/calls/account'
import type { registerUserInput, resetPasswordInput } from '#contract/users'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall, sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'
import type { Account } from '@/lib/domain/account'

export async function getAccount(auth: ApiAuth): Promise<Account> {
  const user = await sendCall(auth, accountCalls.get)
  const { email, twoFactorEnabled, twoFactorNeeded = false, strictPasswords = false } = user
  return { email, twoFactorEnabled, twoFactorNeeded, strictPasswords }
}

/** Throws `ApiError` 400 for a link that is used or too old. */
export async function resetPassword(
  body: z.output<typeof resetPasswordInput>,
  visitor: Visitor,
): Promise<void> {
  await sendParsed(null, accountCalls.resetPassword, { body }, { headers: asVisitor(visitor) })
}

/** Makes the account of a clinic owner: a clinicadmin without a clinic, not signed in yet. */
export async function registerOwner(
  body: z.output<typeof registerUserInput>,
  visitor: Visitor,
): Promise<void> {
  await sendParsed(null, accountCalls.register, { body }, { headers: asVisitor(visitor) })
}
