import { startTwoFactorInput } from '#contract/users'
import { erasePatient } from '@/lib/api/leaving'
import { serve } from '@/lib/bff/serve'
import { leavingEndpoints } from '@/lib/endpoints/leaving'

export const POST = serve(leavingEndpoints.erase, {
  body: startTwoFactorInput,
  handle: ({ auth, params, body }) => erasePatient(auth, params.id, body),
})
