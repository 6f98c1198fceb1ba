import { patientCalls } from '#contract/calls/patients'
import { openCall } from '@/lib/api/send-call'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { patientFileEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(patientFileEndpoints.fastq, {
  handle: async ({ auth, params }) =>
    fileResponse(await openCall(auth, patientCalls.fastq, { params }), { download: true }),
})
