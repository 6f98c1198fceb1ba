import 'server-only'
import type { z } from 'zod'
import { encodeSlot } from '#contract/time'
import { type followLinkInput, type VisitLink, type VisitLinkInput, visitLink } from '#contract/visit-links'
import { callApi, openApi } from '@/lib/api/client'
import { load } from '@/lib/api/load'
import { asVisitor, type Visitor } from '@/lib/api/visitor'

const pathOf = (token: string) => `/visit-links/${encodeURIComponent(token)}`

/** Throws `ApiError` 404 for a link that is none of ours. */
export async function readVisitLink(token: string, visitor: Visitor): Promise<VisitLink> {
  return callApi(null, { path: pathOf(token), headers: asVisitor(visitor), answer: visitLink })
}

/** The visit as a file for calendar programs; null for a link that does not work any more. */
export async function openVisitCalendar(token: string, visitor: Visitor): Promise<Response | null> {
  const asked = { path: `${pathOf(token)}/calendar.ics`, headers: asVisitor(visitor) }
  const { value } = await load(openApi(null, asked))
  return value
}

/** Throws `ApiError` 404, and 409 when the link has ended or the chosen time is taken. */
export async function followVisitLink(
  { token, ...input }: z.output<typeof followLinkInput>,
  visitor: Visitor,
): Promise<VisitLink> {
  return callApi(null, {
    method: 'POST',
    path: pathOf(token),
    body: toWire(input),
    headers: asVisitor(visitor),
    answer: visitLink,
  })
}

type Choice = Omit<z.output<typeof followLinkInput>, 'token'>

function toWire(input: Choice & { start?: string; timeZone?: string }): VisitLinkInput {
  const { action, start = '', timeZone = '' } = input
  return action === 'move' ? { action, appointmentDate: encodeSlot(Date.parse(start), timeZone) } : { action }
}
