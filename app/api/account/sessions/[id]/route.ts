import { endSession } from '@/lib/api/devices'
import { serve } from '@/lib/bff/serve'
import { deviceEndpoints } from '@/lib/endpoints/devices'

export const DELETE = serve(deviceEndpoints.end, {
  handle: ({ auth, params }) => endSession(auth, params.id),
})
