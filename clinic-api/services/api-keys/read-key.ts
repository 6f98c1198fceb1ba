import { z } from 'zod'
import { actionsOf, keyScopes } from '#contract/access'
import { named, runNamed } from '../../db/named.ts'
import type { Deps } from '../../deps.ts'
import { unauthenticated } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { hashToken, sameHash } from '../identity/sessions/tokens.ts'
import { keyId } from './key-form.ts'

interface KeyRow {
  tokenHash: string
  clinicId: string
  scopes: string[]
  expiresAt: Date
  lastUsedAt: Date | null
}

const findKey = named(
  'find_api_key',
  `select token_hash "tokenHash", clinic_id "clinicId", scopes, expires_at "expiresAt", last_used_at "lastUsedAt"
    from api_keys where id = :id and revoked_at is null`,
)

const touchKey = named('touch_api_key', 'update api_keys set last_used_at = :now::timestamptz where id = :id')

const touchEveryMs = 60_000
const knownScopes = z.array(z.enum(keyScopes))

/**
 * The program behind a key: as far as an administrator of the clinic may, but only what its scopes name. Throws 401 with
 * the reasons that a session has.
 */
export async function readKey(deps: Deps, token: string, address: string): Promise<Caller> {
  const id = keyId(token)
  const [row] = id === null ? [] : await runNamed<KeyRow>(deps.db, findKey, { id })
  if (id === null || !row || !sameHash(row.tokenHash, hashToken(token))) throw unauthenticated('invalid')
  const now = deps.clock.now()
  if (row.expiresAt <= now) throw unauthenticated('expired')
  if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= touchEveryMs)
    await runNamed(deps.db, touchKey, { id, now: now.toISOString() })
  return {
    sessionId: id,
    userId: id,
    clinicId: row.clinicId,
    address,
    staffId: null,
    doctorId: null,
    patientId: null,
    roles: ['clinicadmin'],
    onlyActions: actionsOf(knownScopes.parse(row.scopes)),
  }
}
