import { confirmTwoFactorInput } from '#contract/users'
import { confirmTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const POST = serve(accountEndpoints.confirmTwoFactor, {
  body: confirmTwoFactorInput,
  handle: async ({ auth, body }) => ({ recoveryCodes: await confirmTwoFactor(auth, body.totpToken) }),
})
