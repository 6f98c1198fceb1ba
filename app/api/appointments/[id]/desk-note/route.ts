import { deskNoteInput } from '#contract/appointments'
import { writeDeskNote } from '@/lib/api/today'
import { serve } from '@/lib/bff/serve'
import { todayEndpoints } from '@/lib/endpoints/today'

export const PUT = serve(todayEndpoints.note, {
  body: deskNoteInput,
  handle: ({ auth, params, body }) => writeDeskNote(auth, params.id, body.deskNote),
})
