import { accountCalls } from '#contract/calls/account'
import { resetPasswordInput } from '#contract/users'
import { sendFor } from '@/lib/api/visitor'
import { sessionCookie } from '@/lib/auth/session'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'

export const POST = servePublic(authEndpoints.resetPassword, {
  body: resetPasswordInput,
  async handle({ body, request }) {
    await sendFor(visitorOf(request), accountCalls.resetPassword, { body })
    await sessionCookie.drop()
    return { message: 'Password changed' }
  },
})
