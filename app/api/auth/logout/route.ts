import { z } from 'zod'
import { signOut } from '@/lib/api/users'
import { challengeCookie } from '@/lib/auth/challenge'
import { getSession, sessionCookie } from '@/lib/auth/session'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { routes } from '@/lib/routes'

export const POST = definePublicRoute({
  body: z.unknown(),
  async handle() {
    const session = await getSession()
    await sessionCookie.drop()
    await challengeCookie.drop()
    // The browser is signed out whatever becomes of the call: a dead session answers 401, a stopped API nothing.
    if (session) await signOut(session.tokens).catch(() => null)
    return { goTo: routes.home }
  },
})
