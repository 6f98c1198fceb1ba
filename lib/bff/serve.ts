import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { type Action, reachOf } from '#contract/access'
import { authMessages } from '#contract/sentences'
import type { ApiAuth } from '@/lib/api/client'
import { getSession } from '@/lib/auth/session'
import { refuseForeignWrite } from '@/lib/bff/guard-write'
import { jsonBody, refuseInvalid, type Schema, schemaAt, schemaOfPath } from '@/lib/bff/parse'
import { refuse, refuseError, reply } from '@/lib/bff/respond'
import { authOf, renewSessionHere } from '@/lib/bff/session-auth'
import type { Viewer } from '@/lib/domain/session'
import type { AnswerOf, Endpoint, ParamsOf, WireOf } from '@/lib/endpoints/endpoint'

type Part = 'query' | 'body'

/** The parsed parts of a request. */
type Parsed<E> = { [P in Part & keyof WireOf<E>]: z.output<WireOf<E>[P]> }

/** The schema that the declaration names for a part; one that depends on the present instant is made of it. */
type Parser<E, P extends Part> =
  WireOf<E> extends { [K in P]: infer Schema } ? { [K in P]: Schema | ((now: Date) => Schema) } : object

interface Handle<E, Input> {
  /** The status of a success; 200 when absent. */
  status?: 201
  headers?: Record<string, string>
  handle: (input: Input & Parsed<E> & { params: ParamsOf<E>; request: NextRequest }) => Promise<AnswerOf<E>>
}

type Handling<E, Input> = Handle<E, Input> & Parser<E, 'query'> & Parser<E, 'body'>

interface SignedIn {
  viewer: Viewer
  auth: ApiAuth
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>
}

type Handler = (request: NextRequest, context: RouteContext) => Promise<Response>

type Guard<Input> = (request: NextRequest) => Promise<Input | Response>

/** The handler of a declared endpoint: same origin (writes), session, permission, parse, handle, reply. */
export function serve<E extends Endpoint & { by: Action }>(
  endpoint: E,
  handling: Handling<E, SignedIn>,
): Handler {
  return handlerOf(endpoint, handling, (request) => signedIn(request, endpoint.by))
}

/**
 * The caller, if they may call: a write comes from our own page, somebody is signed in, and their role allows it.
 * `upload`: the body can be sent upstream once only, so a token that is due is renewed first, not after a refusal.
 */
export async function signedIn(
  request: NextRequest,
  action: Action | 'session',
  { upload = false }: { upload?: boolean | undefined } = {},
): Promise<SignedIn | Response> {
  const foreign = refuseForeignWrite(request, upload ? 'multipart/form-data' : 'application/json')
  if (foreign) return foreign
  const found = await getSession()
  if (!found) return refuse('unauthenticated', authMessages.notLoggedIn)
  const due = upload && Date.now() >= found.tokens.renewAt
  const session = due ? await renewSessionHere(found) : found
  const may = action === 'session' || reachOf(action, session.viewer.roles) !== null
  return may ? { viewer: session.viewer, auth: authOf(session, request) } : refuse('forbidden', 'Not allowed')
}

/** The handler of an endpoint that needs no session, such as signing in: same origin, parse, handle, reply. */
export function servePublic<E extends Endpoint & { by: 'anyone' }>(
  endpoint: E,
  handling: Handling<E, object> & {
    /** For programs that know no page of ours: what the address holds is all that counts, no cookie. */
    fromAnywhere?: true
  },
): Handler {
  return handlerOf(endpoint, handling, async (request) => {
    const foreign = handling.fromAnywhere ? null : refuseForeignWrite(request, 'application/json')
    return foreign ?? {}
  })
}

function handlerOf<E extends Endpoint, Input extends object>(
  endpoint: E,
  handling: Handling<E, Input>,
  guard: Guard<Input>,
): Handler {
  const paramsSchema = schemaOfPath(endpoint.call)
  return async (request, context) => {
    try {
      const input = await guard(request)
      if (input instanceof Response) return input
      const { query, body } = handling as Partial<Record<Part, Schema>>
      const parsed = {
        params: paramsSchema.safeParse((await context.params) ?? {}),
        ...(query && { query: schemaAt(query).safeParse(Object.fromEntries(request.nextUrl.searchParams)) }),
        ...(body && { body: schemaAt(body).safeParse(await jsonBody(request)) }),
      }
      for (const part of Object.values(parsed)) if (!part.success) return refuseInvalid(part.error)
      const values = Object.fromEntries(Object.entries(parsed).map(([part, { data }]) => [part, data]))
      // The schemas are those that the declaration names: what they let through has its types.
      const given: unknown = { ...input, ...values, request }
      const answer = await handling.handle(given as Parameters<typeof handling.handle>[0])
      return answer instanceof Response ? answer : reply(answer, handling.status, handling.headers)
    } catch (error) {
      return refuseError(error, request.headers)
    }
  }
}
