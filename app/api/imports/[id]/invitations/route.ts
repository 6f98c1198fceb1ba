import { inviteImported } from '@/lib/api/imports'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const POST = serve(importEndpoints.invite, {
  handle: ({ auth, params }) => inviteImported(auth, params.id),
})
