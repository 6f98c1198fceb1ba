import { memberCalls } from '#contract/calls/members'
import { followInvitationInput } from '#contract/members'
import { acceptInvitation } from '@/lib/api/invitations'
import { moveSession, signIn } from '@/lib/api/users'
import { sendFor } from '@/lib/api/visitor'
import { getSession } from '@/lib/auth/session'
import { startSession } from '@/lib/auth/start-session'
import { updateViewer } from '@/lib/auth/update-viewer'
import { servePublic } from '@/lib/bff/serve'
import { authOf } from '@/lib/bff/session-auth'
import { visitorOf } from '@/lib/bff/visitor'
import { invitationEndpoints } from '@/lib/endpoints/invitations'
import { routes } from '@/lib/routes'

export const POST = servePublic(invitationEndpoints.accept, {
  body: followInvitationInput,
  async handle({ body, request }) {
    const visitor = visitorOf(request)
    const { email, hasAccount } = await sendFor(visitor, memberCalls.readInvitation, {
      params: { invitationToken: body.token },
    })
    const session = hasAccount ? await getSession() : null
    const auth = session && authOf(session, request)
    const { clinicId } = await acceptInvitation(auth, body, visitor)
    if (auth) {
      const viewer = await moveSession(auth, { clinicId })
      await updateViewer({ ...viewer, actsFor: viewer.actsFor })
      return { goTo: routes.app }
    }
    // The account exists from here on, whatever becomes of signing in.
    const now = Date.now()
    const password = body.person?.password ?? ''
    const entry = await signIn({ email, password }, visitor, now).catch(() => null)
    if (entry?.kind !== 'signed-in') return { goTo: routes.login }
    await startSession(entry, now)
    return { goTo: routes.app }
  },
})
