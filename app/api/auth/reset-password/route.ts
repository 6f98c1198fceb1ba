import { resetPasswordInput } from '#contract/users'
import { resetPassword } from '@/lib/api/account'
import { sessionCookie } from '@/lib/auth/session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { visitorOf } from '@/lib/bff/visitor'

export const POST = definePublicRoute({
  body: resetPasswordInput,
  async handle({ body, request }) {
    await resetPassword(body, visitorOf(request))
    await sessionCookie.drop()
    return { message: 'Password changed' }
  },
})
