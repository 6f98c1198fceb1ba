import { erasePatient } from '@/lib/api/leaving'
import { serve } from '@/lib/bff/serve'
import { leavingEndpoints } from '@/lib/endpoints/leaving'

export const POST = serve(leavingEndpoints.erase, {
  handle: ({ auth, params }) => erasePatient(auth, params.id),
})
