import { accessChange } from '#contract/record-access'
import { changeRecordAccess } from '@/lib/api/record-access'
import { serve } from '@/lib/bff/serve'
import { recordAccessEndpoints } from '@/lib/endpoints/record-access'

export const PUT = serve(recordAccessEndpoints.change, {
  body: accessChange,
  handle: ({ auth, params, body }) => changeRecordAccess(auth, params.id, body),
})
