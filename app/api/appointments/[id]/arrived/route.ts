import { markPresence } from '@/lib/api/today'
import { serve } from '@/lib/bff/serve'
import { todayEndpoints } from '@/lib/endpoints/today'

export const PUT = serve(todayEndpoints.arrive, {
  handle: ({ auth, params }) => markPresence(auth, params.id, 'arrive'),
})

export const DELETE = serve(todayEndpoints.leave, {
  handle: ({ auth, params }) => markPresence(auth, params.id, 'leave'),
})
