import { resetTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const POST = serve(staffEndpoints.resetTwoFactor, {
  handle: ({ auth, params }) => resetTwoFactor(auth, params.id),
})
