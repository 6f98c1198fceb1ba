import { Readable } from 'node:stream'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { type Call, type Listed, type Params, type Parsed, paramsOf, type WithId } from '#contract/calls/call'
import type { Caller } from '../policy/caller.ts'
import { guarded, type Owner } from './guard.ts'
import { type Download, sendFile } from './send-file.ts'
import { type ApiServer, callerOf, type Guard } from './server.ts'

interface Options extends Omit<FastifyContextConfig, 'access'> {
  /** Tells whose record `:id` is. One out of reach is answered with 404 before the body is looked at. */
  ownerOf?: Owner
  /** The same by other means than an id. */
  guard?: Guard
  /** A read that leaves a trace answers no HEAD, which would leave one for nothing. */
  exposeHeadRoute?: false
  /** Left out of the description of the API. */
  hide?: true
}

interface Request<C extends Call> {
  params: Params<C>
  query: Parsed<C, 'query'>
  body: Parsed<C, 'body'>
  /** Nobody where the call is public. */
  caller: C['action'] extends 'public' ? null : Caller
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer as the contract declares it, or the same with `id` for `_id`; a stream brings lines or the bytes of a file. */
type Answer<C extends Call> = C extends { streams: 'file' }
  ? Download
  : C extends { streams: string }
    ? string | AsyncIterable<string>
    : z.input<C['answer']> | WithId<z.input<C['answer']>>

/** Adds the route of a declared call. */
export function serveCall<C extends Listed>(
  app: ApiServer,
  call: C,
  { ownerOf, guard, exposeHeadRoute, hide, ...config }: Options,
  handle: (request: Request<C>) => Promise<Answer<C>> | Answer<C>,
): void {
  const { method, path, action, query, body, answer, status = 200, tag, streams, uploads } = call
  const owned = ownerOf && action !== 'session' && action !== 'public' ? guarded(action, ownerOf) : {}
  app.route({
    method,
    // The server takes an address with and without a slash at its end; it is described without.
    url: path.replace(/\/$/, ''),
    ...owned,
    ...(guard && { onRequest: guard }),
    ...(exposeHeadRoute === false && { exposeHeadRoute }),
    config: { ...config, access: action },
    schema: {
      ...(hide ? { hide } : { tags: [tag] }),
      ...(path.includes('/:') && { params: paramsOf(call) }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(uploads && { consumes: ['multipart/form-data'] }),
      ...(!streams && { response: { [status]: answer } }),
    },
    handler: async (request, reply) => {
      const caller = action === 'public' ? null : callerOf(request)
      // The schemas of the call have parsed these parts.
      const { params, query, body } = request as unknown as Request<C>
      const given = { params, query, body, caller: caller as Request<C>['caller'], request, reply }
      const made: unknown = await handle(given)
      if (!streams) return reply.code(status).send(withWireId(made))
      if (streams === 'file') return sendFile(reply, made as Download)
      if (streams === 'application/x-ndjson') reply.header('x-accel-buffering', 'no')
      return reply
        .type(`${streams}; charset=utf-8`)
        .send(typeof made === 'string' ? made : Readable.from(made as AsyncIterable<string>))
    },
  })
}

/** Gives every `id` the name `_id` too: the schema of the answer keeps the one that the contract has. */
export function withWireId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withWireId)
  if (typeof value !== 'object' || value === null) return value
  const named = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withWireId(each)]))
  return 'id' in named && !('_id' in named) ? { ...named, _id: named.id } : named
}
