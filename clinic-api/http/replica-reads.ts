import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { rememberWrite } from '../services/identity/sessions/note-written.ts'
import { callerOf } from './server.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Deps for reads that may be a second old, though never older than the caller's last write: from a replica
 * where there is one. Not for decisions, and not for lists that screens reload after an event: the event may
 * be faster than the replica.
 */
export function onReplica(deps: Deps, request: FastifyRequest): Deps {
  const db = deps.db.onReplica?.(callerOf(request).writtenUpTo ?? null)
  return db ? { ...deps, db } : deps
}

/** Remembers each write for the reads that follow it, before it is answered. */
export function installOwnWrites(app: FastifyInstance, deps: Deps): void {
  if (!deps.db.onReplica) return
  app.addHook('onSend', async (request, reply) => {
    if (reading.has(request.method) || !request.caller || reply.statusCode >= 400) return
    try {
      await rememberWrite(deps, request.caller.userId)
    } catch (error) {
      // The write is done and must be answered as such.
      request.log.warn(error, 'a write could not be remembered')
    }
  })
}
