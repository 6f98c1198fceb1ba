import { startTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const POST = serve(accountEndpoints.startTwoFactor, {
  handle: ({ auth }) => startTwoFactor(auth),
})
