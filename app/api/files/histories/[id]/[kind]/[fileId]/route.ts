import { historyCalls } from '#contract/calls/histories'
import { downloadQuery } from '#contract/histories'
import { openCall } from '@/lib/api/send-call'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const GET = serve(historyEndpoints.fileBytes, {
  query: downloadQuery,
  async handle({ auth, params, query }) {
    const file = await openCall(auth, historyCalls[params.kind], { params })
    return fileResponse(file, { download: query.download === '1' })
  },
})
