import { confirmPasswordInput } from '#contract/users'
import { closeAccount } from '@/lib/api/leaving'
import { sessionCookie } from '@/lib/auth/session'
import { serve } from '@/lib/bff/serve'
import { leavingEndpoints } from '@/lib/endpoints/leaving'

export const POST = serve(leavingEndpoints.closeAccount, {
  body: confirmPasswordInput,
  async handle({ auth, body }) {
    await closeAccount(auth, body)
    await sessionCookie.drop()
    return { message: 'Account closed' }
  },
})
