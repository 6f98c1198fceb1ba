import { breakGlassInput } from '#contract/record-access'
import { breakGlass } from '@/lib/api/record-access'
import { serve } from '@/lib/bff/serve'
import { recordAccessEndpoints } from '@/lib/endpoints/record-access'

export const POST = serve(recordAccessEndpoints.breakGlass, {
  status: 201,
  body: breakGlassInput,
  handle: ({ auth, params, body }) => breakGlass(auth, params.id, body),
})
