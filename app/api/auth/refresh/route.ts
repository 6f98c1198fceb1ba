import { authMessages } from '#contract/sentences'
import { apiError } from '@/lib/api/error'
import { renewSession } from '@/lib/auth/refresh'
import { getSession, sessionCookie } from '@/lib/auth/session'
import { servePublic } from '@/lib/bff/serve'
import { sessionEndpoints } from '@/lib/endpoints/session'

export const POST = servePublic(sessionEndpoints.refresh, {
  async handle() {
    const session = await getSession()
    if (!session) throw apiError('unauthenticated', authMessages.notLoggedIn)
    const renewal = await renewSession(session, Date.now())
    if (renewal.kind === 'unavailable') throw apiError('unavailable', 'The clinic API cannot be reached')
    if (renewal.kind === 'refused') {
      await sessionCookie.drop()
      throw apiError('unauthenticated', authMessages.invalid)
    }
    await sessionCookie.write(renewal.session)
    return { message: 'Session renewed' }
  },
})
