import { setAppointmentStatus } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints.cancel, {
  handle: ({ auth, params }) => setAppointmentStatus(auth, params.id, 'cancel'),
})
