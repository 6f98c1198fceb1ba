import { forgotPasswordInput } from '#contract/users'
import { forgotPassword } from '@/lib/api/account'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'

export const POST = servePublic(authEndpoints.forgotPassword, {
  body: forgotPasswordInput,
  async handle({ body, request }) {
    await forgotPassword(body.email, visitorOf(request))
    return { message: 'Mail requested' }
  },
})
