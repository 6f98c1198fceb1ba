import { moveSlotInput } from '#contract/appointments'
import { rescheduleAppointment } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints.reschedule, {
  body: moveSlotInput,
  handle: ({ auth, params, body }) => rescheduleAppointment(auth, params.id, body),
})
