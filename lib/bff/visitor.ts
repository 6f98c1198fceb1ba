import 'server-only'
import type { NextRequest } from 'next/server'
import type { Visitor } from '@/lib/api/visitor'
import { deviceCookie } from '@/lib/auth/known-device'
import { visitorAddress } from '@/lib/auth/visitor-address'
import { LOCALE_COOKIE, pickLocale } from '@/lib/i18n/locale'

/** The visitor, as far as they can be known before signing in. */
export function visitorOf(request: NextRequest): Visitor {
  const choice = request.cookies.get(LOCALE_COOKIE)?.value
  return {
    address: visitorAddress(request.headers),
    agent: request.headers.get('user-agent'),
    language: pickLocale(choice, request.headers.get('accept-language')),
  }
}

/** Like `visitorOf`, for a sign-in: with the clinic API's token for this browser. */
export async function returningVisitorOf(request: NextRequest): Promise<Visitor> {
  const known = await deviceCookie.read()
  return { ...visitorOf(request), device: known?.device ?? null }
}
