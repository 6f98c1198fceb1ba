import { accountCalls } from '#contract/calls/account'
import { messageAnswer } from '#contract/common'
import { loginAnswer, loginInput, renewedAnswer } from '#contract/users'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { answerEntry } from '../http/answer-entry.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { clearTokens, setChallenge, setTokens } from '../http/session-cookies.ts'
import { showsAccount } from '../http/shown.ts'
import { visitorOf } from '../http/visitor.ts'
import { rotateSession } from '../services/identity/sessions/rotate-session.ts'
import { signIn } from '../services/identity/sessions/sign-in.ts'
import { signOut } from '../services/identity/sessions/sign-out.ts'
import { tokenId } from '../services/identity/sessions/tokens.ts'
import { getSessionUser } from '../services/users/queries.ts'
import { requireUser } from '../services/users/read-user.ts'
import { toWireSessionUser, toWireUser } from '../services/users/wire.ts'

const tags = ['users']

export function userRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/users/login',
    { config: { access: 'public' }, schema: { tags, body: loginInput, response: { 200: loginAnswer } } },
    async (request, reply) => {
      const { email: identifier, password } = request.body
      const entry = await signIn(deps, visitorOf(request), { identifier, password })
      if (entry.kind === 'two-factor') {
        setChallenge(reply, deps.env, entry.challenge)
        const { userId, hasPasskey } = entry
        return { message: '2FA required' as const, userId, ...(hasPasskey && { passkey: true }) }
      }
      return answerEntry(deps, request, { reply, ...entry })
    },
  )

  app.post(
    '/logout',
    { config: { access: 'public' }, schema: { tags, response: { 200: messageAnswer } } },
    async (request, reply) => {
      const { token: access, refreshToken: refresh } = request.cookies
      await signOut(deps, visitorOf(request), { access, refresh })
      clearTokens(reply, deps.env)
      return { message: 'Logout successful' }
    },
  )

  // Section 7 makes this a GET; it moves the session on and is never cached or prefetched.
  app.get(
    '/token/refresh',
    {
      config: { access: 'public', withoutShows: 'The account of the caller' },
      exposeHeadRoute: false,
      schema: { tags, response: { 200: renewedAnswer } },
    },
    async (request, reply) => {
      const { pair } = await rotateSession(deps, visitorOf(request), request.cookies.refreshToken)
      const user = await getSessionUser(deps.db.orm, tokenId(pair.access) ?? '', deps.clock.now())
      if (!user) throw unauthenticated('invalid')
      setTokens(reply, deps.env, pair)
      return { message: 'Token refreshed', user: toWireSessionUser(user) }
    },
  )

  const ownAccount = { beforeFactor: true, withoutShows: 'The account of the caller' } as const
  serveCall(app, accountCalls.get, ownAccount, async ({ caller }) => {
    const user = await getSessionUser(deps.db.orm, caller.sessionId, deps.clock.now())
    if (!user) throw unauthenticated('invalid')
    return toWireSessionUser(user)
  })

  serveCall(app, accountCalls.getOther, { shows: showsAccount }, async ({ params, caller, request }) => {
    const user = await requireUser(deps, caller, params.id)
    request.concerns = user.patientId
    return toWireUser(user)
  })
}
