import 'server-only'
import { type StopLink, stopLink } from '#contract/stop-links'
import { callApi } from '@/lib/api/client'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

const pathOf = (token: string) => `/stop-links/${encodeURIComponent(token)}`

/** Throws `ApiError` 404 for a link that is none of ours. */
export async function readStopLink(token: string, visitor: Visitor): Promise<StopLink> {
  return callApi(null, { path: pathOf(token), headers: asVisitor(visitor), answer: stopLink })
}

/** Throws `ApiError` 404 for a link that is none of ours. */
export async function followStopLink(token: string, visitor: Visitor): Promise<StopLink> {
  return callApi(null, {
    method: 'POST',
    path: pathOf(token),
    headers: asVisitor(visitor),
    answer: stopLink,
  })
}
