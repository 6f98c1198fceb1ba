import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { type Certificate, certificate, erasuresAnswer } from '#contract/erasures'
import type { confirmPasswordInput, startTwoFactorInput } from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** Erases a person for good. Throws `ApiError` 404 for one who is unknown, or erased already, and `password_needed`. */
export function erasePatient(
  auth: ApiAuth,
  id: string,
  body: z.output<typeof startTwoFactorInput>,
): Promise<Certificate> {
  const path = `/patients/${encodeURIComponent(id)}/erasure`
  return callApi(auth, { method: 'POST', path, body, answer: certificate })
}

/** The certificates of those who were erased, newest first. */
export async function listCertificates(auth: ApiAuth): Promise<Certificate[]> {
  return (await callApi(auth, { path: '/erasures', answer: erasuresAnswer })).certificates
}

/** Throws `ApiError` 400 'Invalid credentials'. */
export async function closeAccount(
  auth: ApiAuth,
  body: z.output<typeof confirmPasswordInput>,
): Promise<void> {
  await callApi(auth, { method: 'POST', path: '/users/me/close', body, answer: messageAnswer })
}
