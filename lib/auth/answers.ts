import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { requestIdFrom, requestIdHeader } from '#contract/request-id'
import { callPolicy, pagePolicy } from '@/lib/auth/csp'
import { pageAddressHeader, refusedHeader, unreachableHeader } from '@/lib/auth/page-address'
import type { PublicPage } from '@/lib/auth/public-page'
import { ownPlaceOf } from '@/lib/auth/right-place'
import { isAdmitted, isGuarded } from '@/lib/auth/route-access'
import type { Session } from '@/lib/auth/session'
import { env } from '@/lib/env'
import { loginWith, routes } from '@/lib/routes'

/** The middleware's answer to a request that no page of ours makes. */
export function refuseRequest(status: 400 | 405): NextResponse {
  return sealed(new NextResponse(null, { status, headers: { allow: 'GET, HEAD' } }), callPolicy)
}

/** Lets a file pass that is the same for everybody: next.config.mjs has its headers. */
export function passAsset(): NextResponse {
  return NextResponse.next()
}

/** Lets a call pass to its handler. */
export function passCall(request: NextRequest): NextResponse {
  const { headers, id } = named(request)
  return sealed(NextResponse.next({ request: { headers }, headers: { [requestIdHeader]: id } }), callPolicy)
}

/** A page as the build wrote it. */
export function giveWritten({ policy, html }: PublicPage): NextResponse {
  return sealed(new NextResponse(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }), policy)
}

/** Sends a page's visitor to another address of ours. */
export function leadTo(request: NextRequest, path: string): NextResponse {
  return sealed(NextResponse.redirect(new URL(path, request.nextUrl)), callPolicy)
}

/**
 * Makes the browser load the address as a document: its router keeps the page that has asked for a redirect, and would
 * follow it for ever.
 */
export function loadAnew(): NextResponse {
  return sealed(new NextResponse(null, { status: 204 }), callPolicy)
}

interface PassedPage {
  session: Session | null
  reachable: boolean
  framedBy: readonly string[] | null
}

/**
 * Lets a page be rendered, leads to sign-in, or shows the refusal at the same address. A page that refuses a role while it
 * is rendered is answered with Next's error document, which has no language until its scripts run.
 */
export function passPage(request: NextRequest, { session, reachable, framedBy }: PassedPage): NextResponse {
  const { pathname, search } = request.nextUrl
  const guarded = isGuarded(pathname)
  if (guarded && !session) {
    return leadTo(request, loginWith(pathname + search))
  }
  const own = session && ownPlaceOf(pathname, session.viewer.roles)
  if (own) return leadTo(request, own)
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  const policy = pagePolicy(nonce, { development: process.env.NODE_ENV === 'development', framedBy })
  const { headers, id } = named(request)
  headers.set('x-nonce', nonce)
  headers.set(pageAddressHeader, pathname + search)
  headers.set('content-security-policy', policy)
  if (reachable) headers.delete(unreachableHeader)
  else headers.set(unreachableHeader, '1')
  const refused = session !== null && isRefused(pathname, session)
  if (refused) headers.set(refusedHeader, '1')
  else headers.delete(refusedHeader)
  const status = refused ? { status: 403 } : guarded && !reachable ? { status: 503 } : {}
  return sealed(
    NextResponse.next({ request: { headers }, headers: { [requestIdHeader]: id }, ...status }),
    policy,
  )
}

function isRefused(pathname: string, { viewer }: Session): boolean {
  return pathname === routes.forbidden || (isGuarded(pathname) && !isAdmitted(pathname, viewer.roles))
}

/** The headers that go on, with what the request is called in every log: the caller's name for it, or a new one. */
function named(request: NextRequest): { headers: Headers; id: string } {
  const id = requestIdFrom(request.headers.get(requestIdHeader)) ?? crypto.randomUUID()
  const headers = new Headers(request.headers)
  headers.set(requestIdHeader, id)
  return { headers, id }
}

function sealed(response: NextResponse, policy: string): NextResponse {
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  if (env().APP_URL.startsWith('https:'))
    response.headers.set('strict-transport-security', 'max-age=63072000')
  return response
}
