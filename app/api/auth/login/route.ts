import { signInInput } from '#contract/users'
import { signIn } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { nextPage } from '@/lib/auth/next-page'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { returningVisitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'

export const POST = servePublic(authEndpoints.login, {
  body: signInInput,
  async handle({ body: { next, ...credentials }, request }) {
    const now = Date.now()
    const outcome = await signIn(credentials, await returningVisitorOf(request), now)
    if (outcome.kind === 'two-factor') {
      const { userId, pending, passkey } = outcome
      await challengeCookie.write({ userId, pending, passkey, next: shortNext(next) })
      return { goTo: routes.verifyTwoFactor }
    }
    await startSession(outcome, now)
    return { goTo: nextPage(next) ?? routes.app }
  },
})

// The way back travels in the challenge's cookie, which has to stay small.
function shortNext(next: string | null | undefined): string | null {
  const path = nextPage(next)
  return path !== null && path.length <= 500 ? path : null
}
