import { guardianCalls } from '#contract/calls/guardians'
import { followInvitationInput } from '#contract/guardians'
import { sendParsed } from '@/lib/api/send-call'
import { signIn } from '@/lib/api/users'
import { asVisitor } from '@/lib/api/visitor'
import { getSession } from '@/lib/auth/session'
import { startSession } from '@/lib/auth/start-session'
import { servePublic } from '@/lib/bff/serve'
import { authOf } from '@/lib/bff/session-auth'
import { visitorOf } from '@/lib/bff/visitor'
import { guardianEndpoints } from '@/lib/endpoints/guardians'
import { routes } from '@/lib/routes'

export const POST = servePublic(guardianEndpoints.accept, {
  body: followInvitationInput,
  async handle({ body: { token, ...body }, request }) {
    const now = Date.now()
    const visitor = visitorOf(request)
    const session = await getSession()
    const parts = { params: { guardianToken: token }, body }
    const headers = session ? {} : asVisitor(visitor)
    const auth = session && authOf(session, request)
    const { email } = await sendParsed(auth, guardianCalls.accept, parts, { headers })
    if (!body.password) return { goTo: routes.family }
    // The account exists from here on, whatever becomes of signing in.
    const entry = await signIn({ email, password: body.password }, visitor, now).catch(() => null)
    if (entry?.kind !== 'signed-in') return { goTo: routes.login }
    await startSession(entry, now)
    return { goTo: routes.family }
  },
})
