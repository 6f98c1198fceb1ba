import { visitNoteInput } from '#contract/appointments'
import { writeVisitNote } from '@/lib/api/appointments'
import { serve } from '@/lib/bff/serve'
import { appointmentEndpoints } from '@/lib/endpoints/appointments'

export const PUT = serve(appointmentEndpoints.note, {
  body: visitNoteInput,
  handle: ({ auth, params, body }) => writeVisitNote(auth, params.id, body),
})
