import { startTwoFactor } from '@/lib/api/account'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'user.security',
  handle: ({ auth }) => startTwoFactor(auth),
})
