import { z } from 'zod'
import { authMessages } from '#contract/errors'
import { renewSession } from '@/lib/auth/refresh'
import { getSession, sessionCookie } from '@/lib/auth/session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { refuse } from '@/lib/bff/respond'

export const POST = definePublicRoute({
  body: z.unknown(),
  async handle() {
    const session = await getSession()
    if (!session) return refuse('unauthenticated', authMessages.notLoggedIn)
    const renewal = await renewSession(session, Date.now())
    if (renewal.kind === 'unavailable') return refuse('unavailable', 'The clinic API cannot be reached')
    if (renewal.kind === 'refused') {
      await sessionCookie.drop()
      return refuse('unauthenticated', authMessages.invalid)
    }
    await sessionCookie.write(renewal.session)
    return { message: 'Session renewed' }
  },
})
