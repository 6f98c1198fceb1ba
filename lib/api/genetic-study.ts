import 'server-only'
import { patientCalls } from '#contract/calls/patients'
import type { FastqSummaryAnswer } from '#contract/fastq'
import type { ApiAuth } from '@/lib/api/client'
import { ApiError } from '@/lib/api/error'
import { sendCall } from '@/lib/api/send-call'

/** The patient's FASTQ file and what has been computed of it; null when none is stored. */
export async function readFastqSummary(auth: ApiAuth, patientId: string): Promise<FastqSummaryAnswer | null> {
  return sendCall(auth, patientCalls.fastqSummary, { params: { id: patientId } }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}
