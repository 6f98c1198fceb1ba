import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { named, runNamed } from '../db/named.ts'
import type { Deps } from '../deps.ts'
import { ApiError, invalidInput } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: string | null
  }
}

const pollMs = 50
const patienceMs = 10_000
/** After so long a request without an answer is taken for dead. */
const abandonedMs = 60_000

const claimKey = named(
  'claim_idempotency_key',
  `insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (:userId, :key, :hash, :now::timestamptz) on conflict do nothing returning key`,
)

const findKey = named(
  'find_idempotency_key',
  `select request_hash "requestHash", status, body, created_at "createdAt" from idempotency_keys
    where user_id = :userId and key = :key`,
)

const keepAnswer = named(
  'keep_idempotent_answer',
  'update idempotency_keys set status = :status::int, body = :body where user_id = :userId and key = :key',
)

const dropKey = named(
  'drop_idempotency_key',
  'delete from idempotency_keys where user_id = :userId and key = :key',
)

const dropAbandoned = named(
  'drop_abandoned_idempotency_key',
  `delete from idempotency_keys where user_id = :userId and key = :key and status is null
    and created_at = :createdAt::timestamptz`,
)

interface KeyRow {
  requestHash: string
  /** Null while the request runs. */
  status: number | null
  body: string | null
  createdAt: Date
}

/** A write that names an `Idempotency-Key` is done once; the same key again gets the same answer. */
export function installIdempotency(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('idempotencyKey', null)

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (!key || !request.caller) return
    const answered = await claim(deps, { userId: request.caller.userId, key, hash: requestHash(request) })
    if (!answered) {
      request.idempotencyKey = key
      return
    }
    return reply
      .code(answered.status ?? 200)
      .header('idempotency-replayed', 'true')
      .header('content-type', 'application/json; charset=utf-8')
      .send(answered.body)
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { idempotencyKey: key, caller } = request
    if (!key || !caller) return
    const own = { userId: caller.userId, key }
    const isFinal = reply.statusCode < 500 && reply.statusCode !== 429 && typeof payload === 'string'
    if (isFinal) await runNamed(deps.db, keepAnswer, { ...own, status: reply.statusCode, body: payload })
    else await runNamed(deps.db, dropKey, own)
  })
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || request.method === 'GET' || request.method === 'HEAD') return null
  if (request.headers['content-type']?.startsWith('multipart/')) return null
  if (request.routeOptions.config.replay === false) return null
  if (key === '' || key.length > 200)
    throw invalidInput({ 'idempotency-key': 'Must have 1 to 200 characters' })
  return key
}

function requestHash(request: FastifyRequest): string {
  const content = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`
  return createHash('sha256').update(content).digest('base64url')
}

/** Null when the key is now ours and the work is to be done; else the row of the answer. Throws 409. */
async function claim(
  { db, clock }: Deps,
  { hash, ...own }: { userId: string; key: string; hash: string },
): Promise<KeyRow | null> {
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    const now = clock.now()
    const claimed = await runNamed(db, claimKey, { ...own, hash, now: now.toISOString() })
    if (claimed.length > 0) return null
    const [row] = await runNamed<KeyRow>(db, findKey, own)
    if (row && row.requestHash !== hash)
      throw new ApiError('conflict', 'Idempotency-Key was used for another request')
    if (row && row.status !== null) return row
    if (row && now.getTime() - row.createdAt.getTime() > abandonedMs) {
      await runNamed(db, dropAbandoned, { ...own, createdAt: row.createdAt.toISOString() })
    }
    await sleep(pollMs)
  }
  throw new ApiError('conflict', 'The same request is still running')
}
