import { patientEndpoints } from '@/lib/endpoints/patients'
import { useWrite } from '@/lib/swr/use-call'
import { useSend } from '@/lib/swr/use-write'

/** Registers a patient, linked to the caller's clinic. */
export function useRegisterPatient() {
  return useSend(patientEndpoints.register, {})
}

/** Registers somebody at the desk, who is invited by mail. */
export function useInvitePatient() {
  return useWrite('patients.invite', {})
}

/** Makes somebody who is registered already a patient of the clinic. */
export function useLinkPatient() {
  return useWrite('patients.link', {})
}

export function useUpdatePatient(patientId: string) {
  return useSend(patientEndpoints.update, { params: { id: patientId } })
}
