import { revokeApiKey } from '@/lib/api/api-keys'
import { serve } from '@/lib/bff/serve'
import { apiKeyEndpoints } from '@/lib/endpoints/api-keys'

export const DELETE = serve(apiKeyEndpoints.revoke, {
  handle: ({ auth, params }) => revokeApiKey(auth, params.id),
})
