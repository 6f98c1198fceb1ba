import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { mediaType } from '@/lib/bff/parse'
import { refuse } from '@/lib/bff/respond'
import { env } from '@/lib/env'

/** The refusal of a write that no page of ours sends: from elsewhere, or in a form that a plain HTML form can have. */
export function refuseForeignWrite(request: NextRequest, accepted: string): NextResponse | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (!isSameOrigin(request.headers, env().APP_URL)) return refuse('forbidden', 'Cross-site request refused')
  if (mediaType(request.headers) !== accepted) return refuse('unsupported_media', 'Unsupported content type')
  return null
}

/**
 * Whether a write comes from a page of ours: the browser says so, or its Origin is the address it called or the
 * program's public address.
 */
export function isSameOrigin(headers: Headers, publicAddress: string): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const origin = headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const ours = new URL(publicAddress)
  const theirs = new URL(origin)
  if (theirs.origin === ours.origin) return true
  return ours.protocol !== 'https:' && theirs.protocol === 'http:' && theirs.host === headers.get('host')
}
