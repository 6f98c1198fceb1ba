import { accountCalls } from '#contract/calls/account'
import { confirmPasswordInput } from '#contract/users'
import { sendParsed } from '@/lib/api/send-call'
import { sessionCookie } from '@/lib/auth/session'
import { serve } from '@/lib/bff/serve'
import { leavingEndpoints } from '@/lib/endpoints/leaving'

export const POST = serve(leavingEndpoints.closeAccount, {
  body: confirmPasswordInput,
  async handle({ auth, body }) {
    await sendParsed(auth, accountCalls.close, { body })
    await sessionCookie.drop()
    return { message: 'Account closed' }
  },
})
