import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { named, runNamed } from '../db/named.ts'
import type { Deps } from '../deps.ts'
import { ApiError, invalidInput } from '../errors.ts'
import { reached } from '../reached.ts'

const pollMs = 50
const patienceMs = 2_000

const findKey = named(
  'find_idempotency_key',
  `select request_hash "requestHash", result, status, body from idempotency_keys
    where user_id = :userId and key = :key`,
)

const values = '(user_id, key, request_hash, status, body, created_at)'

const keepAnswer = named(
  'keep_idempotent_answer',
  `insert into idempotency_keys as known ${values}
    values (:userId, :key, :hash, :status::int, :body, :now::timestamptz)
    on conflict (user_id, key) do update set status = excluded.status, body = excluded.body
    where known.request_hash = excluded.request_hash and known.status is null and excluded.status < 300
    returning key`,
)

interface KeyRow {
  requestHash: string
  result: unknown
  status: number | null
  body: string | null
}

interface AnsweredRow extends KeyRow {
  status: number
  body: string
}

const otherRequest = new ApiError('conflict', 'Idempotency-Key was used for another request')
const lostAnswer = new ApiError('conflict', 'This was done, but its answer was lost. Please look at it anew.')

interface Asked {
  userId: string
  key: string
  hash: string
}

/**
 * A write that names an `Idempotency-Key` is done once; the same key again gets the same answer. That it was done is
 * kept by the write itself (`write/once.ts`), so a death at any moment leaves no key behind without its work.
 */
export function installIdempotency(app: FastifyInstance, deps: Deps): void {
  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    const { caller } = request
    if (!key || !caller) return
    const asked = { userId: caller.userId, key, hash: requestHash(request) }
    const known = await untilAnswered(deps, asked)
    if (known && known.requestHash !== asked.hash) throw otherRequest
    if (isAnswered(known)) {
      reached('write: the answer of before is sent again')
      return reply.send(replay(reply, known))
    }
    if (known) reached('write: the answer was lost after the commit')
    if (known && !known.result) throw lostAnswer
    caller.once = { key, hash: asked.hash, result: known?.result }
  })

  app.addHook('onSend', async (request, reply, payload) => {
    const { caller } = request
    if (!caller?.once || typeof payload !== 'string') return
    const { statusCode } = reply
    if (statusCode >= 500 || statusCode === 429) return
    const asked = { userId: caller.userId, key: caller.once.key, hash: caller.once.hash }
    const answer = { status: statusCode, body: payload, now: deps.clock.now().toISOString() }
    const kept = await runNamed(deps.db, keepAnswer, { ...asked, ...answer })
    if (kept.length > 0 || statusCode < 300) return
    // Refused because somebody was faster under the key: if that was the same request, its answer is that of both.
    const faster = await untilAnswered(deps, asked)
    if (faster?.requestHash === asked.hash) return isAnswered(faster) ? replay(reply, faster) : payload
    reply.code(otherRequest.status)
    return JSON.stringify(otherRequest.toEnvelope())
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

function isAnswered(row: KeyRow | null): row is AnsweredRow {
  return row?.status != null && row.body !== null
}

/** The key's row, its answer given the moment it may need to follow the work; null for a key that nobody used. */
async function untilAnswered({ db }: Deps, { userId, key, hash }: Asked): Promise<KeyRow | null> {
  for (let waited = 0; ; waited += pollMs) {
    const [row] = await runNamed<KeyRow>(db, findKey, { userId, key })
    if (!row) return null
    if (isAnswered(row) || row.result || row.requestHash !== hash || waited >= patienceMs) return row
    await sleep(pollMs)
  }
}

/** Makes `reply` the answer that was given before, and returns its body. */
function replay(reply: FastifyReply, { status, body }: AnsweredRow): string {
  reply
    .code(status)
    .header('idempotency-replayed', 'true')
    .header('content-type', 'application/json; charset=utf-8')
  return body
}
