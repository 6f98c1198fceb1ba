import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { idempotencyKeys } from '../db/schema/idempotency.ts'
import type { Deps } from '../deps.ts'
import { ApiError, invalidInput } from './errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: string | null
  }
}

const pollMs = 50
const patienceMs = 10_000
/** After so long a request without an answer is taken for dead. */
const abandonedMs = 60_000

type KeyRow = typeof idempotencyKeys.$inferSelect

/** A write that names an `Idempotency-Key` is done once; the same key again gets the same answer. */
export function installIdempotency(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('idempotencyKey', null)

  app.addHook('preHandler', async (request, reply) => {
    const key = keyOf(request)
    if (!key || !request.caller) return
    const answered = await claim(deps, request.caller.userId, key, requestHash(request))
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
    const own = and(eq(idempotencyKeys.userId, caller.userId), eq(idempotencyKeys.key, key))
    const isFinal = reply.statusCode < 500 && reply.statusCode !== 429 && typeof payload === 'string'
    if (isFinal) {
      await deps.db.orm.update(idempotencyKeys).set({ status: reply.statusCode, body: payload }).where(own)
    } else {
      await deps.db.orm.delete(idempotencyKeys).where(own)
    }
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
async function claim(deps: Deps, userId: string, key: string, hash: string): Promise<KeyRow | null> {
  const { orm } = deps.db
  const own = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    const now = deps.clock.now()
    const inserted = await orm
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash: hash, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key })
    if (inserted.length > 0) return null
    const [row] = await orm.select().from(idempotencyKeys).where(own)
    if (row && row.requestHash !== hash)
      throw new ApiError('conflict', 'Idempotency-Key was used for another request')
    if (row && row.status !== null) return row
    if (row && now.getTime() - row.createdAt.getTime() > abandonedMs) {
      await orm
        .delete(idempotencyKeys)
        .where(and(own, isNull(idempotencyKeys.status), eq(idempotencyKeys.createdAt, row.createdAt)))
    }
    await sleep(pollMs)
  }
  throw new ApiError('conflict', 'The same request is still running')
}
