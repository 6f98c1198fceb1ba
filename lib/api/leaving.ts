import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import type { confirmPasswordInput } from '#contract/users'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** Throws `ApiError` 400 'Invalid credentials'. */
export async function closeAccount(
  auth: ApiAuth,
  body: z.output<typeof confirmPasswordInput>,
): Promise<void> {
  await callApi(auth, { method: 'POST', path: '/users/me/close', body, answer: messageAnswer })
}
