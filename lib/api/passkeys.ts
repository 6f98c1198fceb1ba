import 'server-only'
import { type PasskeyQuestion, passkeyQuestion } from '#contract/passkeys'
import { callApi } from '@/lib/api/client'
import { asReturningVisitor, asVisitor, type Visitor } from '@/lib/api/visitor'

/** The passkey challenge in place of name and password. */
export function askPasskey(visitor: Visitor): Promise<PasskeyQuestion> {
  const call = { method: 'POST', path: '/users/login/passkey/question', answer: passkeyQuestion } as const
  return callApi(null, { ...call, headers: asVisitor(visitor) })
}

/** The passkey challenge in place of the code. Throws `ApiError` 403 once the half sign-in is over. */
export function askSecondPasskey(
  { userId, pending }: { userId: string; pending: string },
  visitor: Visitor,
): Promise<PasskeyQuestion> {
  const headers = asReturningVisitor(visitor, { pending2fa: pending })
  const call = { method: 'POST', path: '/users/verify-2fa/question', answer: passkeyQuestion } as const
  return callApi(null, { ...call, body: { userId }, headers })
}
