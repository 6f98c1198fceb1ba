import { cancelInput } from '#contract/appointments'
import { setAppointmentStatus } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints.cancel, {
  body: cancelInput,
  handle: ({ auth, params, body }) => setAppointmentStatus(auth, params.id, 'cancel', body),
})
