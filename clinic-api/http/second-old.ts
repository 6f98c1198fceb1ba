import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { rememberWrite } from '../services/identity/sessions/note-written.ts'
import { callerOf } from './server.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * What an answer is read with that may be a second old, though never older than the caller's own last write: a replica
 * where there is one. Not for what decides anything, and not for what screens load again because something has
 * happened: the news may be faster than the replica.
 */
export function secondOld(deps: Deps, request: FastifyRequest): Deps {
  const db = deps.db.secondOld?.(callerOf(request).writtenUpTo ?? null)
  return db ? { ...deps, db } : deps
}

/** Remembers each write for the reads that follow it, before it is answered. */
export function installOwnWrites(app: FastifyInstance, deps: Deps): void {
  if (!deps.db.secondOld) return
  app.addHook('onSend', async (request, reply) => {
    if (reading.has(request.method) || !request.caller || reply.statusCode >= 400) return
    try {
      await rememberWrite(deps, request.caller.userId)
    } catch (error) {
      // What was done is done, and is answered.
      request.log.warn(error, 'a write could not be remembered')
    }
  })
}
