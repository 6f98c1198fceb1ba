import { listVisitMails } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { visitMailEndpoints } from '@/lib/endpoints/visit-mails'

export const GET = serve(visitMailEndpoints.list, {
  handle: ({ auth, params }) => listVisitMails(auth, params.id),
})
