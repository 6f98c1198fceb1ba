import { endOtherSessions, listSessions } from '@/lib/api/devices'
import { serve } from '@/lib/bff/serve'
import { deviceEndpoints } from '@/lib/endpoints/devices'

export const GET = serve(deviceEndpoints.list, {
  handle: ({ auth }) => listSessions(auth),
})

export const DELETE = serve(deviceEndpoints.endOthers, {
  handle: ({ auth }) => endOtherSessions(auth),
})
