import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { renewSession } from '@/lib/auth/refresh'
import { isFresh, type Session, sessionCookie } from '@/lib/auth/session'

interface RenewedRequest {
  session: Session | null
  /** False when tokens are due and the clinic API gives none at the moment. */
  reachable: boolean
  /** Tells the browser what the request already knows. */
  tell: (response: NextResponse) => NextResponse
}

/**
 * The session of a request, its tokens renewed when they are due or when a page wishes for new ones. The request's own cookie is rewritten, so that page
 * and handlers of this very request see the change: build the response afterwards. `now` in milliseconds.
 */
export async function renewRequest(
  request: NextRequest,
  now: number,
  { wished = false } = {},
): Promise<RenewedRequest> {
  const name = sessionCookie.name()
  const found = await sessionCookie.unseal(request.cookies.get(name)?.value)
  const unchanged: RenewedRequest = { session: found, reachable: true, tell: (response) => response }
  if (!found || (now < found.tokens.renewAt && (!wished || isFresh(found, now)))) return unchanged
  const renewal = await renewSession(found, now)
  if (renewal.kind === 'unavailable') return { ...unchanged, reachable: false }
  if (renewal.kind === 'refused') {
    request.cookies.delete(name)
    return { ...unchanged, session: null, tell: (response) => write(response, '', 0) }
  }
  const session = wished ? { ...renewal.session, renewedAt: now } : renewal.session
  const seal = await sessionCookie.seal(session)
  request.cookies.set(name, seal)
  return { ...unchanged, session, tell: (response) => write(response, seal) }
}

function write(response: NextResponse, value: string, maxAge?: number): NextResponse {
  response.cookies.set(sessionCookie.name(), value, {
    ...sessionCookie.options(),
    ...(maxAge === undefined ? {} : { maxAge }),
  })
  return response
}
