import { recordQuery } from '#contract/record'
import { openRecord } from '@/lib/api/patients'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { patientFileEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(patientFileEndpoints.record, {
  query: recordQuery,
  handle: async ({ auth, params, query }) =>
    fileResponse(await openRecord(auth, params.id, query.lang), { download: true }),
})
