import { listVisitMails } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const GET = serve(appointmentEndpoints.messages, {
  handle: ({ auth, params }) => listVisitMails(auth, params.id),
})
