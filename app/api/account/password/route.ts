import { changePasswordInput } from '#contract/users'
import { changePassword } from '@/lib/api/account'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const POST = serve(accountEndpoints.changePassword, {
  body: changePasswordInput,
  async handle({ auth, body }) {
    await changePassword(auth, body)
    return { message: 'Password changed successfully' }
  },
})
