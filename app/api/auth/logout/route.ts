import { pushSubscriptionCalls } from '#contract/calls/push-subscriptions'
import { leaveInput } from '#contract/sessions'
import { sendCall } from '@/lib/api/send-call'
import { signOut } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { forgetRenewals } from '@/lib/auth/refresh'
import { getSession, sessionCookie } from '@/lib/auth/session'
import { servePublic } from '@/lib/bff/serve'
import { sessionEndpoints } from '@/lib/endpoints/session'
import { routes } from '@/lib/routes'

export const POST = servePublic(sessionEndpoints.logout, {
  // Not "storage": what was being typed waits there for the same person, and the theme for everybody.
  headers: { 'clear-site-data': '"cache"' },
  body: leaveInput,
  async handle({ body: { pushEndpoint: endpoint } }) {
    const session = await getSession()
    await sessionCookie.drop()
    await challengeCookie.drop()
    // The browser is signed out whatever becomes of the call: a dead session answers 401, a stopped API nothing.
    if (session) {
      forgetRenewals(session)
      const auth = { accessToken: session.tokens.access }
      if (endpoint) await sendCall(auth, pushSubscriptionCalls.end, { body: { endpoint } }).catch(() => null)
      await signOut(session.tokens).catch(() => null)
    }
    return { goTo: routes.home }
  },
})
