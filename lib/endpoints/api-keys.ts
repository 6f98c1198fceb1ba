import type { ApiKey, apiKeyInput, NewApiKey } from '#contract/api-keys'
import { type Done, endpoint, type Types } from './endpoint'

/** Keys of the viewer's clinic for other programs. */
export const apiKeyEndpoints = {
  list: endpoint('GET /api/api-keys', 'api-key.list', {} as Types<{ answer: ApiKey[] }>),
  create: endpoint(
    'POST /api/api-keys',
    'api-key.create',
    {} as Types<{ body: typeof apiKeyInput; answer: NewApiKey }>,
  ),
  revoke: endpoint('DELETE /api/api-keys/:id', 'api-key.revoke', {} as Types<{ answer: Done }>),
}
