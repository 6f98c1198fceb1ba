import type { z } from 'zod'
import type { linkPatientInput, registerPatientInput, updatePatientInput } from '#contract/patients'
import { request } from '@/lib/browser/request'
import type { Patient } from '@/lib/domain/patient'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

/** Registers a patient, linked to the caller's clinic. */
export function useRegisterPatient() {
  return useWrite(api.patients, (url, body: z.output<typeof registerPatientInput>) =>
    request<{ id: string }>(url, { method: 'POST', body, stay: true }),
  )
}

/** Makes somebody who is registered already a patient of the clinic. */
export function useLinkPatient() {
  return useWrite(api.linkPatient, (url, body: z.output<typeof linkPatientInput>) =>
    request<{ id: string }>(url, { method: 'POST', body }),
  )
}

export function useUpdatePatient(patientId: string) {
  return useWrite(api.patient(patientId), (url, body: z.output<typeof updatePatientInput>) =>
    request<Patient>(url, { method: 'PUT', body }),
  )
}
