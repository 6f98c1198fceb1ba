import { forgotPasswordInput } from '#contract/users'
import { forgotPassword } from '@/lib/api/account'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { visitorOf } from '@/lib/bff/visitor'

export const POST = definePublicRoute({
  body: forgotPasswordInput,
  async handle({ body, request }) {
    await forgotPassword(body.email, visitorOf(request))
    return { message: 'Mail requested' }
  },
})
