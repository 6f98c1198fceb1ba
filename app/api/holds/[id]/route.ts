import { releaseHold } from '@/lib/api/holds'
import { serve } from '@/lib/bff/serve'
import { holdEndpoints } from '@/lib/endpoints/holds'

export const DELETE = serve(holdEndpoints.release, {
  handle: ({ auth, params }) => releaseHold(auth, params.id),
})
