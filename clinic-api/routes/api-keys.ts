import { type ApiKey, apiKey } from '#contract/api-keys'
import { apiKeyCalls } from '#contract/calls/api-keys'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import {
  createKey,
  getKey,
  type KeyRecord,
  listKeys,
  revokeKey,
  subjectOfKey,
} from '../services/api-keys/own-keys.ts'

/** Keys of a clinic for other programs. */
export function apiKeyRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getKey, subjectOfKey)

  serveCall(app, apiKeyCalls.list, {}, async ({ caller }) => (await listKeys(deps, caller)).map(toWireKey))

  serveCall(app, apiKeyCalls.create, { replay: false }, async ({ body, caller }) => {
    const { key, ...record } = await createKey(deps, caller, body)
    return { ...toWireKey(record), key }
  })

  serveCall(app, apiKeyCalls.revoke, { ownerOf }, async ({ params, caller }) => {
    await revokeKey(deps, caller, params.id)
    return { message: 'Key revoked' }
  })
}

function toWireKey({ row, maker }: KeyRecord): ApiKey {
  const { id: _id, name, scopes, createdAt, expiresAt, lastUsedAt } = row
  return {
    _id,
    name,
    createdBy: maker,
    scopes: apiKey.shape.scopes.parse(scopes),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
