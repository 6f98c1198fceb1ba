import { urgentInput } from '#contract/waitlist'
import { putFirst } from '@/lib/api/waitlist'
import { serve } from '@/lib/bff/serve'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'

export const PUT = serve(waitlistEndpoints.putFirst, {
  body: urgentInput,
  handle: ({ auth, params, body }) => putFirst(auth, params.id, body),
})
