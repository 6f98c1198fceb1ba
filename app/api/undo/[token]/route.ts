import { undoChange } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const POST = serve(appointmentEndpoints.undo, {
  handle: ({ auth, params }) => undoChange(auth, params.token),
})
