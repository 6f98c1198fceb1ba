import { sentences } from '#contract/sentences'
import { apiError } from '@/lib/api/error'
import { askSecondPasskey } from '@/lib/api/passkeys'
import { challengeCookie } from '@/lib/auth/challenge'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'

export const POST = servePublic(passkeyEndpoints.secondQuestion, {
  async handle({ request }) {
    const challenge = await challengeCookie.read()
    if (!challenge) throw apiError('challenge_expired', sentences.challengeExpired)
    return askSecondPasskey(challenge, visitorOf(request))
  },
})
