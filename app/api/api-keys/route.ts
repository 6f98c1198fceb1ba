import { apiKeyInput } from '#contract/api-keys'
import { createApiKey, listApiKeys } from '@/lib/api/api-keys'
import { serve } from '@/lib/bff/serve'
import { apiKeyEndpoints } from '@/lib/endpoints/api-keys'

export const GET = serve(apiKeyEndpoints.list, {
  handle: ({ auth }) => listApiKeys(auth),
})

export const POST = serve(apiKeyEndpoints.create, {
  body: apiKeyInput,
  status: 201,
  handle: ({ auth, body }) => createApiKey(auth, body),
})
