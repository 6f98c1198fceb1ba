import { askConfirmation } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { visitMailEndpoints } from '@/lib/endpoints/visit-mails'

export const PUT = serve(visitMailEndpoints.askConfirmation, {
  handle: ({ auth, params }) => askConfirmation(auth, params.id),
})
