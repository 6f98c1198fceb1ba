import { threadCalls } from '#contract/calls/threads'
import { downloadQuery } from '#contract/histories'
import { openCall } from '@/lib/api/send-call'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const GET = serve(threadEndpoints.attachment, {
  query: downloadQuery,
  async handle({ auth, params, query }) {
    const file = await openCall(auth, threadCalls.file, { params })
    return fileResponse(file, { download: query.download === '1' })
  },
})
