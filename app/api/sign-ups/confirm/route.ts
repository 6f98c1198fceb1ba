import { signUpCalls } from '#contract/calls/sign-ups'
import { followSignUpInput } from '#contract/sign-ups'
import { signIn } from '@/lib/api/users'
import { sendFor } from '@/lib/api/visitor'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { signUpEndpoints } from '@/lib/endpoints/sign-ups'
import { routes } from '@/lib/routes'

export const POST = servePublic(signUpEndpoints.confirm, {
  body: followSignUpInput,
  async handle({ body, request }) {
    const now = Date.now()
    const visitor = visitorOf(request)
    const { token: signUpToken, password } = body
    const parts = { params: { signUpToken }, body: { password } }
    const { isNew, email } = await sendFor(visitor, signUpCalls.confirm, parts)
    if (!isNew) return { goTo: null }
    // The account exists from here on, whatever becomes of signing in.
    const entry = email === null ? null : await signIn({ email, password }, visitor, now).catch(() => null)
    if (entry?.kind !== 'signed-in') return { goTo: routes.login }
    await startSession(entry, now)
    return { goTo: routes.app }
  },
})
