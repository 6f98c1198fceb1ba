import 'server-only'
import type { z } from 'zod'
import { type Consent, type consentInput, consentList } from '#contract/consents'
import { type ApiAuth, callApi } from '@/lib/api/client'

const pathOf = (patientId: string) => `/patients/${encodeURIComponent(patientId)}/consents`

/** What the patient has said to each matter, and whether it happens. */
export async function readConsents(auth: ApiAuth, patientId: string): Promise<Consent[]> {
  return (await callApi(auth, { path: pathOf(patientId), answer: consentList })).consents
}

/** Throws `ApiError` 409 for a yes to a text that has been replaced. */
export async function changeConsent(
  auth: ApiAuth,
  patientId: string,
  body: z.infer<typeof consentInput>,
): Promise<Consent[]> {
  const answer = consentList
  return (await callApi(auth, { method: 'PUT', path: pathOf(patientId), body, answer })).consents
}
