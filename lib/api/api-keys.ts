import 'server-only'
import type { z } from 'zod'
import { type ApiKey, type apiKeyInput, apiKeyList, type NewApiKey, newApiKey } from '#contract/api-keys'
import { messageAnswer } from '#contract/common'
import { type ApiAuth, callApi } from '@/lib/api/client'

export function listApiKeys(auth: ApiAuth): Promise<ApiKey[]> {
  return callApi(auth, { path: '/api-keys', answer: apiKeyList })
}

/** Throws `ApiError` `conflict` when there are many already, and `password_needed`. */
export function createApiKey(auth: ApiAuth, body: z.output<typeof apiKeyInput>): Promise<NewApiKey> {
  return callApi(auth, { method: 'POST', path: '/api-keys', body, answer: newApiKey })
}

export function revokeApiKey(auth: ApiAuth, id: string) {
  const path = `/api-keys/${encodeURIComponent(id)}`
  return callApi(auth, { method: 'DELETE', path, answer: messageAnswer })
}
