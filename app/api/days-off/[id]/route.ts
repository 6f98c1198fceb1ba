import { deleteDayOff } from '@/lib/api/days-off'
import { serve } from '@/lib/bff/serve'
import { dayOffEndpoints } from '@/lib/endpoints/days-off'

export const DELETE = serve(dayOffEndpoints.delete, {
  handle: ({ auth, params }) => deleteDayOff(auth, params.id),
})
