import { waitlistInput } from '#contract/waitlist'
import { joinWaitlist, listWishes } from '@/lib/api/waitlist'
import { serve } from '@/lib/bff/serve'
import { waitlistEndpoints } from '@/lib/endpoints/waitlist'

export const GET = serve(waitlistEndpoints.list, {
  handle: ({ auth }) => listWishes(auth),
})

export const POST = serve(waitlistEndpoints.join, {
  body: waitlistInput,
  status: 201,
  handle: ({ auth, body }) => joinWaitlist(auth, body),
})
