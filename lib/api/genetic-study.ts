import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import { type notifyStudyInput, type PatientStatus, patient } from '#contract/patients'
import { type ApiAuth, callApi } from '@/lib/api/client'

const seg = encodeURIComponent

/** Stores the patient's FASTQ file, sent on as it arrives; answers the patient's new status. */
export async function uploadFastq(
  auth: ApiAuth,
  patientId: string,
  upload: { stream: ReadableStream<Uint8Array>; contentType: string },
): Promise<PatientStatus | null> {
  const path = `/patients/${seg(patientId)}/fastq`
  return (await callApi(auth, { method: 'POST', path, upload, answer: patient })).status
}

/** Asks for the patient's FASTQ file; answers the patient's new status. */
export async function requestFastq(auth: ApiAuth, patientId: string): Promise<PatientStatus | null> {
  const path = `/patients/${seg(patientId)}/fastq-request`
  return (await callApi(auth, { method: 'POST', path, answer: patient })).status
}

/** Deletes the patient's FASTQ file; answers the patient's new status. */
export async function deleteFastq(auth: ApiAuth, patientId: string): Promise<PatientStatus | null> {
  const path = `/patients/${seg(patientId)}/fastq`
  return (await callApi(auth, { method: 'DELETE', path, answer: patient })).status
}

/** Queues the mail that tells the patient of the study. Throws `ApiError` `conflict` when it told them before. */
export async function notifyGeneticStudy(
  auth: ApiAuth,
  patientId: string,
  body: z.infer<typeof notifyStudyInput>,
): Promise<void> {
  const path = `/patients/${seg(patientId)}/notify-genetic`
  await callApi(auth, { method: 'POST', path, body, answer: messageAnswer })
}
