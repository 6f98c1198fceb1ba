import { chooseImportInput } from '#contract/imports'
import { chooseInImport } from '@/lib/api/imports'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const PUT = serve(importEndpoints.choose, {
  body: chooseImportInput,
  handle: ({ auth, params, body }) => chooseInImport(auth, params.id, body),
})
