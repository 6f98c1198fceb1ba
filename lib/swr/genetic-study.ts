import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'
import { useSend } from '@/lib/swr/use-write'

/** Sends the patient the mail about the study of the diseases that it is told. */
export function useNotifyPatient(patientId: string) {
  return useSend(geneticStudyEndpoints.notify, { params: { patientId } })
}
