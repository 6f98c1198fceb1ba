import { z } from 'zod'
import { loginInput } from '#contract/users'
import { signIn } from '@/lib/api/users'
import { openSession } from '@/lib/auth/session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { routes, safeNext } from '@/lib/routes'

export const POST = definePublicRoute({
  body: loginInput.extend({ next: z.string().nullish() }),
  async handle({ body: { next, ...credentials }, request }) {
    const address = request.headers.get('x-forwarded-for')
    const outcome = await signIn(credentials, { address }, Date.now())
    const session = await openSession()
    session.destroy()
    if (outcome.kind === 'two-factor') {
      session.pending = { userId: outcome.userId, cookie: outcome.cookie, next: safeNext(next) }
      await session.save()
      return { goTo: routes.verifyTwoFactor }
    }
    session.viewer = outcome.viewer
    session.tokens = outcome.tokens
    await session.save()
    return { goTo: safeNext(next) ?? routes.app }
  },
})
