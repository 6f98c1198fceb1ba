import { acceptOffer } from '@/lib/api/waitlist'
import { serve } from '@/lib/bff/serve'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'

export const POST = serve(waitlistEndpoints.accept, {
  handle: ({ auth, params }) => acceptOffer(auth, params.id),
})
