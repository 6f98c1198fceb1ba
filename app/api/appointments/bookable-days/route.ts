import { availableDaysQuery } from '#contract/appointments'
import { listBookableDays } from '@/lib/api/appointments'
import { defineRoute } from '@/lib/bff/define-route'

export const GET = defineRoute({
  action: 'appointment.slots',
  query: availableDaysQuery,
  handle: ({ auth, query }) => listBookableDays(auth, query),
})
