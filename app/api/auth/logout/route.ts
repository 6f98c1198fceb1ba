import { z } from 'zod'
import { signOut } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { forgetRenewals } from '@/lib/auth/refresh'
import { getSession, sessionCookie } from '@/lib/auth/session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { reply } from '@/lib/bff/respond'
import { routes } from '@/lib/routes'

export const POST = definePublicRoute({
  body: z.unknown(),
  async handle() {
    const session = await getSession()
    await sessionCookie.drop()
    await challengeCookie.drop()
    // The browser is signed out whatever becomes of the call: a dead session answers 401, a stopped API nothing.
    if (session) {
      forgetRenewals(session)
      await signOut(session.tokens).catch(() => null)
    }
    // Not "storage": what was being typed waits there for the same person, and the theme for everybody.
    const leave = reply({ goTo: routes.home })
    leave.headers.set('clear-site-data', '"cache"')
    return leave
  },
})
