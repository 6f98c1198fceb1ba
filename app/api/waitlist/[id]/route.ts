import { leaveWaitlist } from '@/lib/api/waitlist'
import { serve } from '@/lib/bff/serve'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'

export const DELETE = serve(waitlistEndpoints.leave, {
  handle: ({ auth, params }) => leaveWaitlist(auth, params.id),
})
