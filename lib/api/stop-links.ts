import 'server-only'
import { stopLinkCalls } from '#contract/calls/stop-links'
import type { StopLink } from '#contract/stop-links'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

const placeOf = (stopToken: string) => ({ params: { stopToken } })

/** Throws `ApiError` 404 for a link that is none of ours. */
export function readStopLink(token: string, visitor: Visitor): Promise<StopLink> {
  return sendParsed(null, stopLinkCalls.get, placeOf(token), { headers: asVisitor(visitor) })
}

/** Throws `ApiError` 404 for a link that is none of ours. */
export function followStopLink(token: string, visitor: Visitor): Promise<StopLink> {
  return sendParsed(null, stopLinkCalls.follow, placeOf(token), { headers: asVisitor(visitor) })
}
