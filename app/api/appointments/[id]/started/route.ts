import { markPresence } from '@/lib/api/today'
import { serve } from '@/lib/bff/serve'
import { todayEndpoints } from '@/lib/endpoints/today'

export const PUT = serve(todayEndpoints.start, {
  handle: ({ auth, params }) => markPresence(auth, params.id, 'start'),
})

export const DELETE = serve(todayEndpoints.halt, {
  handle: ({ auth, params }) => markPresence(auth, params.id, 'halt'),
})
