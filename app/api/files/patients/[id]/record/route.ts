import { recordQuery } from '#contract/record'
import { openRecord } from '@/lib/api/patients'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { recordEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(recordEndpoints.file, {
  query: recordQuery,
  handle: async ({ auth, params, query }) =>
    fileResponse(await openRecord(auth, params.id, query.lang), { download: true }),
})
