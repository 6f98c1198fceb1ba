import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { registerPatientInput } from '#contract/patients'
import { api } from '@/lib/routes'
import { request } from '@/lib/swr/request'

/** Registers a patient, linked to the caller's clinic. */
export function useRegisterPatient() {
  return useSWRMutation(
    api.patients,
    (url: string, { arg }: { arg: z.output<typeof registerPatientInput> }) =>
      request<{ id: string }>(url, { method: 'POST', body: arg }),
  )
}
