import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  type newPasskeyInput,
  type Passkey,
  type PasskeyQuestion,
  type PasskeyRequest,
  passkey,
  passkeyList,
  passkeyQuestion,
  passkeyRequest,
  type removePasskeyInput,
} from '#contract/passkeys'
import type { startTwoFactorInput } from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { asReturningVisitor, asVisitor, type Visitor } from '@/lib/api/visitor'

export function listPasskeys(auth: ApiAuth): Promise<Passkey[]> {
  return callApi(auth, { path: '/passkeys', answer: passkeyList })
}

/** Throws `ApiError` 403 when the password has to be given again. */
export function requestPasskey(
  auth: ApiAuth,
  body: z.output<typeof startTwoFactorInput>,
): Promise<PasskeyRequest> {
  return callApi(auth, { method: 'POST', path: '/passkeys/request', body, answer: passkeyRequest })
}

export function addPasskey(auth: ApiAuth, body: z.output<typeof newPasskeyInput>): Promise<Passkey> {
  return callApi(auth, { method: 'POST', path: '/passkeys', body, answer: passkey })
}

/** Throws `ApiError` 403 when the password has to be given again. */
export async function removePasskey(
  auth: ApiAuth,
  id: string,
  body: z.output<typeof removePasskeyInput>,
): Promise<{ id: string }> {
  const path = `/passkeys/${encodeURIComponent(id)}`
  await callApi(auth, { method: 'DELETE', path, body, answer: messageAnswer })
  return { id }
}

/** What a browser is asked in place of name and password. */
export function askPasskey(visitor: Visitor): Promise<PasskeyQuestion> {
  const call = { method: 'POST', path: '/users/login/passkey/question', answer: passkeyQuestion } as const
  return callApi(null, { ...call, headers: asVisitor(visitor) })
}

/** What a browser is asked in place of the code. Throws `ApiError` 403 once the half sign-in is over. */
export function askSecondPasskey(
  { userId, pending }: { userId: string; pending: string },
  visitor: Visitor,
): Promise<PasskeyQuestion> {
  const headers = asReturningVisitor(visitor, { pending2fa: pending })
  const call = { method: 'POST', path: '/users/verify-2fa/question', answer: passkeyQuestion } as const
  return callApi(null, { ...call, body: { userId }, headers })
}
