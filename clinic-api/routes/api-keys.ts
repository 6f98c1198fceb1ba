import { z } from 'zod'
import { apiKeyInput, apiKeyList, newApiKey } from '#contract/api-keys'
import { id, messageAnswer } from '#contract/common'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { createKey, getKey, listKeys, revokeKey, subjectOfKey } from '../services/api-keys/own-keys.ts'
import { toWireKey } from '../services/api-keys/wire.ts'

const tags = ['api-keys']

/** Keys of a clinic for other programs. */
export function apiKeyRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/api-keys',
    { config: { access: 'api-key.list' }, schema: { tags, response: { 200: apiKeyList } } },
    async (request) => (await listKeys(deps, callerOf(request))).map(toWireKey),
  )

  app.post(
    '/api-keys',
    {
      config: { access: 'api-key.create', replay: false },
      schema: { tags, body: apiKeyInput, response: { 201: newApiKey } },
    },
    async (request, reply) => {
      const { key, ...record } = await createKey(deps, callerOf(request), request.body)
      return reply.code(201).send({ ...toWireKey(record), key })
    },
  )

  app.delete(
    '/api-keys/:id',
    {
      ...guarded('api-key.revoke', async (keyId) => {
        const found = await getKey(deps.db.orm, keyId)
        return found && subjectOfKey(found)
      }),
      schema: { tags, params: z.object({ id }), response: { 200: messageAnswer } },
    },
    async (request) => {
      await revokeKey(deps, callerOf(request), request.params.id)
      return { message: 'Key revoked' }
    },
  )
}
