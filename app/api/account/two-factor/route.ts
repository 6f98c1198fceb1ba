import { startTwoFactorInput } from '#contract/users'
import { startTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const POST = serve(accountEndpoints.startTwoFactor, {
  body: startTwoFactorInput,
  handle: ({ auth, body }) => startTwoFactor(auth, body),
})
