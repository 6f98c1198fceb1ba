import { startTwoFactorInput } from '#contract/users'
import { resetTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { staffEndpoints } from '@/lib/endpoints/staff'

export const POST = serve(staffEndpoints.resetTwoFactor, {
  body: startTwoFactorInput,
  handle: ({ auth, params, body }) => resetTwoFactor(auth, params.id, body),
})
