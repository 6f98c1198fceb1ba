import 'server-only'
import { accountCalls } from '#contract/calls/account'
import { reminderCalls } from '#contract/calls/reminders'
import type { ApiAuth } from '@/lib/api/client'
import { sendCall } from '@/lib/api/send-call'
import type { Account } from '@/lib/domain/account'

export async function getAccount(auth: ApiAuth): Promise<Account> {
  const user = await sendCall(auth, accountCalls.get)
  const { email, twoFactorEnabled, twoFactorNeeded = false, strictPasswords = false } = user
  return { email, twoFactorEnabled, twoFactorNeeded, strictPasswords }
}

/** The account, and how its owner is told of things. */
export async function readAccount(auth: ApiAuth) {
  const [account, choices] = await Promise.all([getAccount(auth), sendCall(auth, reminderCalls.getChoices)])
  return { account, choices }
}
