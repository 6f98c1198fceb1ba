import { uploadAttachment } from '@/lib/api/threads'
import { multipartOf } from '@/lib/bff/multipart'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const POST = serve(threadEndpoints.attach, {
  upload: true,
  status: 201,
  handle: ({ auth, params, request }) => uploadAttachment(auth, params.id, multipartOf(request)),
})
