import 'server-only'
import { openApi } from '@/lib/api/client'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** The file behind an address. Throws `ApiError` 404 for one that is unknown or revoked. */
export function openFeed(token: string, visitor: Visitor): Promise<Response> {
  return openApi(null, {
    path: `/feeds/${encodeURIComponent(token)}/calendar.ics`,
    headers: asVisitor(visitor),
  })
}
