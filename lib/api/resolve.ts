import 'server-only'
import { z } from 'zod'
import { appointment } from '#contract/appointments'
import { messageAnswer } from '#contract/common'
import {
  type Resolved,
  type ResolveInput,
  type ResolveOptions,
  resolved,
  resolveOptions,
  type resolveOptionsInput,
} from '#contract/resolve'
import { type ApiAuth, callApi } from '@/lib/api/client'

/** Throws `ApiError` `appointments_affected` with the visits that the plan forgets, and `slot_taken` with the visit. */
export function resolveVisits(auth: ApiAuth, clinicId: string, body: ResolveInput): Promise<Resolved> {
  const call = { method: 'POST', path: '/visits/resolve', answer: resolved } as const
  return callApi(auth, { ...call, body: atClinic(clinicId, body) })
}

/** Which ways the visits can go. */
export function readResolveOptions(
  auth: ApiAuth,
  clinicId: string,
  body: z.output<typeof resolveOptionsInput>,
): Promise<ResolveOptions> {
  const call = { method: 'POST', path: '/visits/resolve/options', answer: resolveOptions } as const
  return callApi(auth, { ...call, body: atClinic(clinicId, body) })
}

/** Takes back what answered with the token. Throws `ApiError` 409 when it is too late, or something was built on it. */
export async function takeBack(auth: ApiAuth, token: string): Promise<{ message: string }> {
  const path = `/undo/${encodeURIComponent(token)}`
  await callApi(auth, { method: 'POST', path, answer: z.union([appointment, messageAnswer]) })
  return { message: 'Taken back' }
}

/** The write that goes with it, at the clinic that the session says. */
function atClinic<Body extends Pick<ResolveInput, 'with'>>(clinicId: string, body: Body): Body {
  const asked = body.with
  if (!asked || typeof asked.body !== 'object' || asked.body === null) return body
  return { ...body, with: { ...asked, body: { ...asked.body, clinicId } } }
}
