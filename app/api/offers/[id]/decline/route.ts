import { declineOffer } from '@/lib/api/waitlist'
import { serve } from '@/lib/bff/serve'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'

export const POST = serve(waitlistEndpoints.decline, {
  handle: ({ auth, params }) => declineOffer(auth, params.id),
})
