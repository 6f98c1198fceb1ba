import { passkeyEntryInput } from '#contract/passkeys'
import { signInWithPasskey } from '@/lib/api/users'
import { nextPage } from '@/lib/auth/next-page'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { returningVisitorOf } from '@/lib/bff/visitor'
import { passkeyEndpoints } from '@/lib/endpoints/passkeys'
import { routes } from '@/lib/routes'

export const POST = servePublic(passkeyEndpoints.enter, {
  body: passkeyEntryInput,
  async handle({ body: { proof, next }, request }) {
    const now = Date.now()
    await startSession(await signInWithPasskey(proof, await returningVisitorOf(request), now), now)
    return { goTo: nextPage(next) ?? routes.app }
  },
})
