import { downloadQuery } from '#contract/histories'
import { openHistoryFile } from '@/lib/api/histories'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const GET = serve(historyEndpoints.fileBytes, {
  query: downloadQuery,
  async handle({ auth, params, query }) {
    const file = await openHistoryFile(auth, params.id, params.kind, params.fileId)
    return fileResponse(file, { download: query.download === '1' })
  },
})
