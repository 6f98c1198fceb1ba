import { confirmTwoFactorInput } from '#contract/users'
import { confirmTwoFactor } from '@/lib/api/account'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'user.security',
  body: confirmTwoFactorInput,
  async handle({ auth, body }) {
    return { recoveryCodes: await confirmTwoFactor(auth, body.totpToken) }
  },
})
