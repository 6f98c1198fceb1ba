import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Action } from '#contract/access'
import type { Caller } from '../policy/caller.ts'

/** The server as routes see it: schemas are zod, so bodies and answers are typed by the contract. */
export type ApiServer = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The access to a call: an action of the contract, anybody signed in, or anybody. */
export type Access = Action | 'session' | 'public'

/** Runs before the body is read, so that 404 comes before 400. */
export type Guard = onRequestAsyncHookHandler

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Answered also to staff who have yet to set up the second factor that their clinic asks for. */
    beforeFactor?: true
    /** Programs call it, with their token in the header. */
    bearer?: true
    /** `false` where the answer is a secret, which must not be kept for a repeated request. */
    replay?: false
  }
  interface FastifyRequest {
    caller: Caller | null
    /** Whose record was refused. */
    refusedOf: string | null
    /** The patient whom the route's record concerns, once it was looked up. */
    concerns: string | null
  }
}

/** The signed-in caller of a route whose access is not `public`. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new Error('A route that asks for the caller must not be public')
  return request.caller
}

/** A path parameter of a guard, which runs before the schema has typed them. */
export function param(request: FastifyRequest, name: string): string {
  const value = (request.params as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
