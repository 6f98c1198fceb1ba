import { availableQuery } from '#contract/available'
import { listSlots } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { slotEndpoints } from '@/lib/endpoints/slots'

export const GET = serve(slotEndpoints.ofDay, {
  query: availableQuery,
  handle: ({ auth, query }) => listSlots(auth, query),
})
