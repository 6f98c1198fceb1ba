import { cancelWithFollowing } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints['cancel-rest'], {
  handle: ({ auth, params }) => cancelWithFollowing(auth, params.id),
})
