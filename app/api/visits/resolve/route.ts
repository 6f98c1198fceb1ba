import { resolveInput } from '#contract/resolve'
import { resolveVisits } from '@/lib/api/resolve'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { resolveEndpoints } from '@/lib/endpoints/resolve'

export const POST = serve(resolveEndpoints.resolve, {
  body: resolveInput,
  handle: ({ auth, viewer, body }) => resolveVisits(auth, clinicOf(viewer), body),
})
