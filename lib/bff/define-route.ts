import 'server-only'
import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { type Action, reachOf } from '#contract/access'
import { authMessages } from '#contract/errors'
import type { ApiAuth } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { renewSession } from '@/lib/auth/refresh'
import { getSession, type Session, sessionCookie } from '@/lib/auth/session'
import { addressOf } from '@/lib/bff/address'
import { refuseForeignWrite } from '@/lib/bff/guard-write'
import { jsonBody, refuseInvalid } from '@/lib/bff/parse'
import { refuse, refuseError, reply } from '@/lib/bff/respond'
import type { Viewer } from '@/lib/domain/session'

interface Input<Params, Query, Body> {
  viewer: Viewer
  auth: ApiAuth
  params: Params
  query: Query
  body: Body
  request: NextRequest
}

interface Definition<Params, Query, Body> {
  /** What the caller must be allowed to do in some reach; `null` where being signed in is enough. */
  action: Action | null
  params?: z.ZodType<Params>
  query?: z.ZodType<Query>
  body?: z.ZodType<Body>
  /** For bodies that can be sent upstream once only: a token that is due is renewed first, not after a refusal. */
  renewFirst?: boolean
  handle: (input: Input<Params, Query, Body>) => Promise<unknown>
}

interface RouteContext {
  params: Promise<Record<string, string | string[] | undefined>>
}

const nothing = z.unknown()

/** A route handler: same origin (writes), session, permission, parse, handle, reply. A `Response` passes as it is. */
export function defineRoute<Params = unknown, Query = unknown, Body = unknown>(
  definition: Definition<Params, Query, Body>,
) {
  return async (request: NextRequest, context: RouteContext): Promise<Response> => {
    try {
      return await run(definition, request, context)
    } catch (error) {
      return refuseError(error)
    }
  }
}

async function run<Params, Query, Body>(
  definition: Definition<Params, Query, Body>,
  request: NextRequest,
  context: RouteContext,
): Promise<Response> {
  const foreign = refuseForeignWrite(
    request,
    definition.renewFirst ? 'multipart/form-data' : 'application/json',
  )
  if (foreign) return foreign
  const found = await getSession()
  if (!found) return refuse('unauthenticated', authMessages.notLoggedIn)
  const due = definition.renewFirst === true && Date.now() >= found.tokens.renewAt
  const session = due ? await renewSessionHere(found) : found
  const { viewer } = session
  if (definition.action && !reachOf(definition.action, viewer.roles))
    return refuse('forbidden', 'Not allowed')
  const params = (definition.params ?? nothing).safeParse(await context.params)
  const query = (definition.query ?? nothing).safeParse(Object.fromEntries(request.nextUrl.searchParams))
  const body = (definition.body ?? nothing).safeParse(definition.body ? await jsonBody(request) : undefined)
  for (const part of [params, query, body]) if (!part.success) return refuseInvalid(part.error)
  const auth = authOf(session, request)
  const result = await definition.handle({
    viewer,
    auth,
    params: params.data as Params,
    query: query.data as Query,
    body: body.data as Body,
    request,
  })
  return result instanceof Response ? result : reply(result)
}

function authOf(session: Session, request: NextRequest): ApiAuth {
  return {
    accessToken: session.tokens.access,
    renew: async () => (await renewSessionHere(session)).tokens.access,
    signal: request.signal,
    address: addressOf(request.headers),
  }
}

async function renewSessionHere(session: Session): Promise<Session> {
  const renewal = await renewSession(session, Date.now())
  if (renewal.kind === 'unavailable') throw apiError('unavailable', 'The clinic API cannot be reached')
  if (renewal.kind === 'refused') throw apiError('unauthenticated', authMessages.invalid)
  await sessionCookie.write(renewal.session)
  return renewal.session
}
