import { changeImportInput } from '#contract/imports'
import { discardImport, mapImport } from '@/lib/api/imports'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const PUT = serve(importEndpoints.map, {
  body: changeImportInput,
  handle: ({ auth, params, body }) => mapImport(auth, params.id, body),
})

export const DELETE = serve(importEndpoints.discard, {
  handle: ({ auth, params }) => discardImport(auth, params.id),
})
