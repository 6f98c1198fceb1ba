import 'server-only'
import { type FirstSteps, firstStepsAnswer } from '#contract/first-steps'
import { type ApiAuth, callApi } from '@/lib/api/client'

const pathOf = (clinicId: string) => `/clinics/${encodeURIComponent(clinicId)}/first-steps`

/** The first steps that a clinic has taken. */
export function readFirstSteps(auth: ApiAuth, clinicId: string): Promise<FirstSteps> {
  return callApi(auth, { path: pathOf(clinicId), answer: firstStepsAnswer })
}

export function dismissFirstSteps(auth: ApiAuth, clinicId: string): Promise<FirstSteps> {
  const call = { method: 'PUT', body: { dismissed: true }, answer: firstStepsAnswer } as const
  return callApi(auth, { path: pathOf(clinicId), ...call })
}
