import type { NextRequest, NextResponse } from 'next/server'
import {
  giveWritten,
  leadTo,
  loadAnew,
  passAsset,
  passCall,
  passPage,
  refuseRequest,
} from '@/lib/auth/answers'
import { framedBy } from '@/lib/auth/framed-by'
import { publicPage } from '@/lib/auth/public-page'
import { hasWish, withoutWish } from '@/lib/auth/renewal-wish'
import { isEndNotice, renewRequest } from '@/lib/auth/renewed-request'

// A convenience, not the lock: pages and handlers check again, and the clinic API is the wall.
export const config = {
  runtime: 'nodejs',
  // Past it go what Next has built and the very handlers of uploads and downloads: bodies would be cut at 10 MB here.
  matcher: ['/((?!_next/static/|api/uploads/[\\w-]+\\.\\w+$|api/files/histories/[\\w-]+/[a-z]+/[\\w-]+$).*)'],
}

const asset =
  /^\/(?:opengraph-image[^/]*|[^/]+\.(?:svg|png|ico|webmanifest|txt|xml)|(?:sw|embed)\.js|feeds\/[^/]+\.ics)$/

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.headers.has('next-action')) return refuseRequest(400)
  const path = request.nextUrl.pathname
  if (!isReadable(path)) return refuseRequest(400)
  // Signing in, out and renewing write the cookie themselves: a second writer would undo it.
  if (path.startsWith('/api/auth/')) return passCall(request)
  const isCall = path.startsWith('/api/')
  if (!isCall && request.method !== 'GET' && request.method !== 'HEAD') return refuseRequest(405)
  if (asset.test(path)) return passAsset()
  const written = isCall ? null : await publicPage(request, Date.now())
  if (written) return giveWritten(written)
  const here = path + request.nextUrl.search
  const wished = !isCall && hasWish(here)
  if (wished && request.headers.get('sec-fetch-dest') === 'empty') return loadAnew()
  const doubted = !isCall && isEndNotice(request.nextUrl)
  const { session, reachable, tell } = await renewRequest(request, Date.now(), { wished, doubted })
  if (wished && reachable) return tell(leadTo(request, withoutWish(here)))
  return tell(
    isCall ? passCall(request) : passPage(request, { session, reachable, framedBy: await framedBy(path) }),
  )
}

/** Next fails on an address whose percent signs are no UTF-8. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
