import { accountCalls } from '#contract/calls/account'
import { registerUserInput } from '#contract/users'
import { signIn } from '@/lib/api/users'
import { sendFor } from '@/lib/api/visitor'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'

export const POST = servePublic(authEndpoints.register, {
  body: registerUserInput,
  async handle({ body, request }) {
    const now = Date.now()
    const visitor = visitorOf(request)
    await sendFor(visitor, accountCalls.register, { body })
    // A new account exists from here on, whatever becomes of signing in; one that was there before is told by mail.
    const entry = await signIn(body, visitor, now).catch(() => null)
    if (entry?.kind !== 'signed-in') return { goTo: `${routes.login}?registered=1` }
    await startSession(entry, now)
    return { goTo: routes.clinicAdd }
  },
})
