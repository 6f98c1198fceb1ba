import { type NextRequest, NextResponse } from 'next/server'
import { callPolicy, pagePolicy } from '@/lib/auth/csp'
import { renewRequest } from '@/lib/auth/renewed-request'
import { accessOf, mayOpen } from '@/lib/auth/route-access'
import type { Session } from '@/lib/auth/session'
import { loginWith, routes } from '@/lib/routes'

// A convenience, not the lock: pages and handlers check again, and the clinic API is the wall.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static|_next/image|api/uploads/|api/files/|.*\\.(?:svg|png|ico|webmanifest|txt|xml)$).*)',
  ],
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  const path = request.nextUrl.pathname
  if (request.headers.has('next-action')) return new NextResponse(null, { status: 400 })
  if (path.startsWith('/api/auth/')) return answerCall(request)
  const isCall = path.startsWith('/api/')
  if (!isCall && request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const { session, reachable, tell } = await renewRequest(request, Date.now())
  return tell(isCall ? answerCall(request) : answerPage(request, session, reachable))
}

function answerCall(request: NextRequest): NextResponse {
  const response = NextResponse.next({ request: { headers: new Headers(request.headers) } })
  response.headers.set('content-security-policy', callPolicy)
  response.headers.set('cache-control', 'no-store')
  return response
}

function answerPage(request: NextRequest, session: Session | null, reachable: boolean): NextResponse {
  const { pathname, search } = request.nextUrl
  const access = accessOf(pathname)
  const guarded = access !== null && access !== 'public'
  if (guarded && !session)
    return NextResponse.redirect(new URL(loginWith(pathname + search), request.nextUrl))
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = pagePolicy(nonce, { development: process.env.NODE_ENV === 'development' })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const refused =
    guarded && (pathname === routes.forbidden || !mayOpen(pathname, session?.viewer.roles ?? []))
  const response = refused
    ? NextResponse.rewrite(new URL(routes.forbidden, request.url), { request: { headers }, status: 403 })
    : NextResponse.next({ request: { headers }, ...(guarded && !reachable ? { status: 503 } : {}) })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'no-store')
  return response
}
