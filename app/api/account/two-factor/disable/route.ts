import { disableTwoFactorInput } from '#contract/users'
import { disableTwoFactor } from '@/lib/api/account'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'user.security',
  body: disableTwoFactorInput,
  async handle({ auth, body }) {
    await disableTwoFactor(auth, body)
    return { message: 'Two-factor authentication is off' }
  },
})
