import { changePasswordInput } from '#contract/users'
import { changePassword } from '@/lib/api/account'
import { defineRoute } from '@/lib/bff/define-route'

export const POST = defineRoute({
  action: 'user.security',
  body: changePasswordInput,
  async handle({ auth, body }) {
    await changePassword(auth, body)
    return { message: 'Password changed successfully' }
  },
})
