import { cancelInput } from '#contract/appointments'
import { cancelWithFollowing } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints['cancel-rest'], {
  body: cancelInput,
  handle: ({ auth, params, body }) => cancelWithFollowing(auth, params.id, body),
})
