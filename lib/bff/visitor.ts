import 'server-only'
import type { NextRequest } from 'next/server'
import type { Visitor } from '@/lib/api/visitor'
import { addressOf } from '@/lib/bff/address'
import { LOCALE_COOKIE, pickLocale } from '@/lib/i18n/locale'

/** Who asks, as far as it can be known before signing in. */
export function visitorOf(request: NextRequest): Visitor {
  const choice = request.cookies.get(LOCALE_COOKIE)?.value
  return {
    address: addressOf(request.headers),
    language: pickLocale(choice, request.headers.get('accept-language')),
  }
}
