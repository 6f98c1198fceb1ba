import 'server-only'
import { patientCalls } from '#contract/calls/patients'
import type { FastqSummaryAnswer } from '#contract/fastq'
import { type PatientStatus, patient } from '#contract/patients'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'

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

/** The bytes of the patient's FASTQ file as they come, with the API's headers. */
export function openFastq(auth: ApiAuth, patientId: string): Promise<Response> {
  return openApi(auth, { path: `/patients/${seg(patientId)}/fastq`, headers: { accept: '*/*' } })
}

/** The patient's FASTQ file and what has been computed of it; null when none is stored. */
export async function readFastqSummary(auth: ApiAuth, patientId: string): Promise<FastqSummaryAnswer | null> {
  return sendCall(auth, patientCalls.fastqSummary, { params: { id: patientId } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

/** Deletes the patient's FASTQ file; answers the patient's new status. */
export async function deleteFastq(auth: ApiAuth, patientId: string): Promise<PatientStatus | null> {
  const path = `/patients/${seg(patientId)}/fastq`
  return (await callApi(auth, { method: 'DELETE', path, answer: patient })).status
}
