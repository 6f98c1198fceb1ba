import { sentences } from '#contract/sentences'
import { secondFactorInput } from '#contract/users'
import { ApiError, apiError } from '@/lib/api/error'
import { verifyTwoFactor } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { returningVisitorOf } from '@/lib/bff/visitor'
import { authEndpoints } from '@/lib/endpoints/auth'
import { routes } from '@/lib/routes'

export const POST = servePublic(authEndpoints.verifyTwoFactor, {
  body: secondFactorInput,
  async handle({ body, request }) {
    const challenge = await challengeCookie.read()
    if (!challenge) throw apiError('challenge_expired', sentences.challengeExpired)
    const now = Date.now()
    try {
      const entry = await verifyTwoFactor(challenge, body, await returningVisitorOf(request), now)
      await startSession(entry, now)
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) await challengeCookie.drop()
      throw error
    }
    return { goTo: challenge.next ?? routes.app }
  },
})
