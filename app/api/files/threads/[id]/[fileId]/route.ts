import { downloadQuery } from '#contract/histories'
import { openAttachment } from '@/lib/api/threads'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const GET = serve(threadEndpoints.attachment, {
  query: downloadQuery,
  handle: async ({ auth, params, query }) =>
    fileResponse(await openAttachment(auth, params.id, params.fileId), { download: query.download === '1' }),
})
