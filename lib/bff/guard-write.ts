import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import { mediaType } from '@/lib/bff/parse'
import { refuse } from '@/lib/bff/respond'
import { isSameOrigin } from '@/lib/bff/same-origin'
import { env } from '@/lib/env'

/** The refusal of a write that no page of ours sends: from elsewhere, or in a form that a plain HTML form can have. */
export function refuseForeignWrite(request: NextRequest, accepted: string): NextResponse | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  if (!isSameOrigin(request.headers, env().APP_URL)) return refuse('forbidden', 'Cross-site request refused')
  if (mediaType(request.headers) !== accepted) return refuse('unsupported_media', 'Unsupported content type')
  return null
}
