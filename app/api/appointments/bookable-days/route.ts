import { availableDaysQuery } from '#contract/available'
import { listBookableDays } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { slotEndpoints } from '@/lib/endpoints/slots'

export const GET = serve(slotEndpoints.days, {
  query: availableDaysQuery,
  handle: ({ auth, query }) => listBookableDays(auth, query),
})
