import { requireAppointment } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const GET = serve(appointmentEndpoints.read, {
  handle: ({ auth, params }) => requireAppointment(auth, params.id),
})
