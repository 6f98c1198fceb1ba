import 'server-only'
import type { NextRequest } from 'next/server'
import { requestIdHeader } from '#contract/request-id'
import { authMessages } from '#contract/sentences'
import type { ApiAuth } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { renewSession } from '@/lib/auth/refresh'
import { type Session, sessionCookie } from '@/lib/auth/session'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { discreetCookie, discreetOn, mayBeDiscreet } from '@/lib/domain/discretion'

/** The access of a handler to the clinic API: a token that expires meanwhile is renewed, and the session with it. */
export function authOf(session: Session, request: NextRequest): ApiAuth {
  return {
    accessToken: session.tokens.access,
    renew: async () => (await renewSessionHere(session)).tokens.access,
    signal: request.signal,
    address: visitorAddress(request.headers),
    requestId: request.headers.get(requestIdHeader),
    discreet: mayBeDiscreet(session.viewer) && request.cookies.get(discreetCookie)?.value === discreetOn,
  }
}

/** A new pair of tokens, kept in the browser's session. Throws `ApiError` 401, or 503 when nobody can tell. */
export async function renewSessionHere(session: Session): Promise<Session> {
  const renewal = await renewSession(session, Date.now())
  if (renewal.kind === 'unavailable') throw apiError('unavailable', 'The clinic API cannot be reached')
  if (renewal.kind === 'refused') throw apiError('unauthenticated', authMessages.invalid)
  await sessionCookie.write(renewal.session)
  return renewal.session
}
