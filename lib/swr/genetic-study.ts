import type { PatientStatus } from '#contract/patients'
import { request } from '@/lib/browser/request'
import { api } from '@/lib/routes'
import { useWrite } from '@/lib/swr/use-write'

/** Asks for the patient's FASTQ file; answers the new status. */
export function requestFastq(patientId: string) {
  return request<{ status: PatientStatus | null }>(api.requestFastq(patientId), { method: 'POST' })
}

/** Deletes the stored FASTQ file; answers the new status. */
export function deleteFastq(patientId: string) {
  return request<{ status: PatientStatus | null }>(api.uploadFastq(patientId), { method: 'DELETE' })
}

/** Sends the patient the mail about the study of these diseases. */
export function useNotifyPatient(patientId: string) {
  return useWrite(api.notifyGenetic(patientId), (url, diseases: readonly number[]) =>
    request(url, { method: 'POST', body: { diseases } }),
  )
}
