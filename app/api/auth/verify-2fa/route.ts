import { secondFactorInput } from '#contract/users'
import { ApiError } from '@/lib/api/error'
import { verifyTwoFactor } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { startSession } from '@/lib/auth/start-session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { refuse } from '@/lib/bff/respond'
import { visitorOf } from '@/lib/bff/visitor'
import { routes } from '@/lib/routes'

export const POST = definePublicRoute({
  body: secondFactorInput,
  async handle({ body, request }) {
    const challenge = await challengeCookie.read()
    if (!challenge) return refuse('challenge_expired', '2FA session expired or invalid')
    const now = Date.now()
    try {
      const entry = await verifyTwoFactor(challenge, body, visitorOf(request), now)
      await startSession(entry, now)
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) await challengeCookie.drop()
      throw error
    }
    return { goTo: challenge.next ?? routes.app }
  },
})
