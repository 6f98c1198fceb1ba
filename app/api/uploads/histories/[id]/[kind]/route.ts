import { uploadHistoryFile } from '@/lib/api/histories'
import { multipartOf } from '@/lib/bff/multipart'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const POST = serve(historyEndpoints.uploadFile, {
  upload: true,
  status: 201,
  async handle({ auth, params, request }) {
    await uploadHistoryFile(auth, params.id, params.kind, multipartOf(request))
    return { message: 'File stored' }
  },
})
