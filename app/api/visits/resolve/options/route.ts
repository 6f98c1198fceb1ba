import { resolveOptionsInput } from '#contract/resolve'
import { readResolveOptions } from '@/lib/api/resolve'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { resolveEndpoints } from '@/lib/endpoints/resolve'

export const POST = serve(resolveEndpoints.options, {
  body: resolveOptionsInput,
  handle: ({ auth, viewer, body }) => readResolveOptions(auth, clinicOf(viewer), body),
})
