import { importKindQuery } from '#contract/imports'
import { uploadImport } from '@/lib/api/imports'
import { multipartOf } from '@/lib/bff/multipart'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const POST = serve(importEndpoints.upload, {
  upload: true,
  query: importKindQuery,
  status: 201,
  handle: ({ auth, request, query }) => uploadImport(auth, query, multipartOf(request)),
})
