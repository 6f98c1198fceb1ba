import { type ApiKey, apiKey } from '#contract/api-keys'
import type { KeyRecord } from './own-keys.ts'

export function toWireKey({ row, maker }: KeyRecord): ApiKey {
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
