import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { authMessages } from '#contract/sentences'
import { ApiError } from '@/lib/api/error'
import { getViewer } from '@/lib/api/users'
import { renewSession } from '@/lib/auth/refresh'
import { isFresh, type Session, sessionCookie } from '@/lib/auth/session'
import { routes } from '@/lib/routes'

interface RenewedRequest {
  session: Session | null
  /** False when tokens are due and the clinic API gives none at the moment. */
  reachable: boolean
  /** Tells the browser what the request already knows. */
  tell: (response: NextResponse) => NextResponse
}

/**
 * The session of a request, its tokens renewed when they are due or when a page wishes for new ones. One that is
 * doubted is dropped when the clinic API says that it is over: anybody can write an address that doubts it. The
 * request's own cookie is rewritten, so that page and handlers of this very request see the change: build the response
 * afterwards. `now` in milliseconds.
 */
export async function renewRequest(
  request: NextRequest,
  now: number,
  { wished = false, doubted = false } = {},
): Promise<RenewedRequest> {
  const name = sessionCookie.name()
  const found = await sessionCookie.unseal(request.cookies.get(name)?.value)
  const unchanged: RenewedRequest = { session: found, reachable: true, tell: (response) => response }
  if (!found) return unchanged
  const drop = (): RenewedRequest => {
    request.cookies.delete(name)
    return { ...unchanged, session: null, tell: (response) => write(response, '', 0) }
  }
  if (now < found.tokens.renewAt && (!wished || isFresh(found, now)))
    return doubted && (await isOver(found)) ? drop() : unchanged
  const renewal = await renewSession(found, now)
  if (renewal.kind === 'unavailable') return { ...unchanged, reachable: false }
  if (renewal.kind === 'refused') return drop()
  const session = wished ? { ...renewal.session, renewedAt: now } : renewal.session
  const seal = await sessionCookie.seal(session)
  request.cookies.set(name, seal)
  return { ...unchanged, session, tell: (response) => write(response, seal) }
}

/** The sign-in as a page leads to it that was refused: its session may be over, and the cookie does not know. */
export function isEndNotice({ pathname, searchParams }: NextRequest['nextUrl']): boolean {
  return pathname === routes.login && searchParams.get('ended') === 'over'
}

/** An access token that has merely expired proves nothing, nor does a clinic API that cannot be reached. */
async function isOver({ tokens }: Session): Promise<boolean> {
  try {
    await getViewer({ accessToken: tokens.access })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 401 && error.message !== authMessages.expired
  }
}

function write(response: NextResponse, value: string, maxAge?: number): NextResponse {
  response.cookies.set(sessionCookie.name(), value, {
    ...sessionCookie.options(),
    ...(maxAge === undefined ? {} : { maxAge }),
  })
  return response
}
