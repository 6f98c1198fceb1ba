import { type NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy } from '@/lib/auth/csp'
import { renewSession } from '@/lib/auth/refresh'
import { accessOf, mayOpen } from '@/lib/auth/route-access'
import { type Session, sealSession, sessionOptions, unsealSession } from '@/lib/auth/session'
import { loginWith, routes } from '@/lib/routes'

// A convenience, not the lock: pages and handlers check again, and the clinic API is the wall.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static|_next/image|api/uploads/|api/files/|.*\\.(?:svg|png|ico|webmanifest|txt|xml)$).*)',
  ],
}

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.headers.has('next-action')) return new NextResponse(null, { status: 400 })
  const { cookieName, cookieOptions } = sessionOptions()
  const found = await unsealSession(request.cookies.get(cookieName)?.value)
  const now = Date.now()
  const due = found !== null && now >= found.tokens.renewAt
  const renewal = due ? await renewSession(found, now) : null
  const session = renewal?.kind === 'renewed' ? renewal.session : renewal?.kind === 'refused' ? null : found

  // The request's cookie is rewritten first, so that page and handlers of this very request see the change.
  const seal = renewal?.kind === 'renewed' ? await sealSession(renewal.session) : null
  if (seal) request.cookies.set(cookieName, seal)
  if (renewal?.kind === 'refused') request.cookies.delete(cookieName)
  const response = answer(request, session)
  if (seal)
    response.cookies.set(cookieName, seal, cookieOptions as Parameters<typeof response.cookies.set>[2])
  if (renewal?.kind === 'refused') response.cookies.delete(cookieName)
  return response
}

function answer(request: NextRequest, session: Session | null): NextResponse {
  const path = request.nextUrl.pathname
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64')
  const policy = contentSecurityPolicy(nonce, { development: process.env.NODE_ENV === 'development' })
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const forward = { request: { headers } }
  const isPage = !path.startsWith('/api/')
  const access = isPage ? accessOf(path) : 'public'
  const guarded = access !== null && access !== 'public'
  if (guarded && !session) {
    return NextResponse.redirect(new URL(loginWith(path + request.nextUrl.search), request.nextUrl))
  }
  const refused = guarded && session && !mayOpen(path, session.viewer.roles)
  const response = refused
    ? NextResponse.rewrite(new URL(routes.forbidden, request.url), { ...forward, status: 403 })
    : NextResponse.next(forward)
  response.headers.set('content-security-policy', policy)
  if (session || guarded || !isPage) response.headers.set('cache-control', 'no-store')
  return response
}
