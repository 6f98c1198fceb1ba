import 'server-only'
import type { z } from 'zod'
import { memberCalls } from '#contract/calls/members'
import type { followInvitationInput } from '#contract/members'
import type { ApiAuth } from '@/lib/api/client'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** Joins the clinic, as the account of `auth` or as somebody new. Throws `ApiError`. */
export function acceptInvitation(
  auth: ApiAuth | null,
  { token, person }: z.output<typeof followInvitationInput>,
  visitor: Visitor,
) {
  const given = { params: { invitationToken: token }, ...(person && { body: person }) }
  return sendParsed(auth, memberCalls.accept, given, auth ? {} : { headers: asVisitor(visitor) })
}
