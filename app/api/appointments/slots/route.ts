import { availableQuery } from '#contract/appointments'
import { listSlots } from '@/lib/api/appointments'
import { defineRoute } from '@/lib/bff/define-route'

export const GET = defineRoute({
  action: 'appointment.slots',
  query: availableQuery,
  handle: ({ auth, query }) => listSlots(auth, query),
})
