import { disableTwoFactorInput } from '#contract/users'
import { disableTwoFactor } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const POST = serve(accountEndpoints.disableTwoFactor, {
  body: disableTwoFactorInput,
  async handle({ auth, body }) {
    await disableTwoFactor(auth, body)
    return { message: 'Two-factor authentication is off' }
  },
})
