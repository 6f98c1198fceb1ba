import { revokeVisitLinks } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { visitMailEndpoints } from '@/lib/endpoints/visit-mails'

export const DELETE = serve(visitMailEndpoints.revokeLinks, {
  handle: ({ auth, params }) => revokeVisitLinks(auth, params.id),
})
