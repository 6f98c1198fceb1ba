import useSWRMutation from 'swr/mutation'
import type { z } from 'zod'
import type { registerPatientInput, updatePatientInput } from '#contract/patients'
import type { Patient } from '@/lib/domain/patient'
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

export function useUpdatePatient(patientId: string) {
  return useSWRMutation(
    `${api.patients}/${encodeURIComponent(patientId)}`,
    (url: string, { arg }: { arg: z.output<typeof updatePatientInput> }) =>
      request<Patient>(url, { method: 'PUT', body: arg }),
  )
}
