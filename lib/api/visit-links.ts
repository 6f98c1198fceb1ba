import 'server-only'
import type { z } from 'zod'
import { visitLinkCalls } from '#contract/calls/visit-links'
import { encodeSlot } from '#contract/time'
import type { followLinkInput, VisitLink, VisitLinkInput } from '#contract/visit-links'
import { openApi } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { sendParsed } from '@/lib/api/send-call'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

/** The visit as a file for calendar programs; null for a link that does not work any more. */
export async function openVisitCalendar(token: string, visitor: Visitor): Promise<Response | null> {
  const asked = {
    path: `/visit-links/${encodeURIComponent(token)}/calendar.ics`,
    headers: asVisitor(visitor),
  }
  const { value } = await load(openApi(null, asked))
  return value
}

/** Throws `ApiError` 404, and 409 when the link has ended or the chosen time is taken. */
export async function followVisitLink(
  { token, ...input }: z.output<typeof followLinkInput>,
  visitor: Visitor,
): Promise<VisitLink> {
  const parts = { params: { visitToken: token }, body: toWire(input) }
  return sendParsed(null, visitLinkCalls.follow, parts, { headers: asVisitor(visitor) })
}

type Choice = Omit<z.output<typeof followLinkInput>, 'token'>

function toWire(input: Choice & { start?: string; timeZone?: string }): VisitLinkInput {
  const { action, start = '', timeZone = '' } = input
  return action === 'move' ? { action, appointmentDate: encodeSlot(Date.parse(start), timeZone) } : { action }
}
