import { recordAccessEndpoints } from '@/lib/endpoints/record-access'
import { useSend } from '@/lib/swr/use-write'

/** Ends a clinic's access to the patient's record, or opens it; answers who may open it then. */
export function useChangeAccess(patientId: string) {
  return useSend(recordAccessEndpoints.change, { params: { id: patientId } })
}

/** Opens a record to a doctor in an emergency. */
export function useBreakGlass(patientId: string) {
  return useSend(recordAccessEndpoints.breakGlass, { params: { id: patientId } })
}
