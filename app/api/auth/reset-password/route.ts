import { resetPasswordInput } from '#contract/users'
import { resetPassword } from '@/lib/api/account'
import { sessionCookie } from '@/lib/auth/session'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'

export const POST = servePublic(authEndpoints.resetPassword, {
  body: resetPasswordInput,
  async handle({ body, request }) {
    await resetPassword(body, visitorOf(request))
    await sessionCookie.drop()
    return { message: 'Password changed' }
  },
})
