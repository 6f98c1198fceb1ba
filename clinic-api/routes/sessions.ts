import { sessionCalls } from '#contract/calls/sessions'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { moveSession } from '../services/identity/sessions/move-session.ts'
import {
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  subjectOfSession,
} from '../services/identity/sessions/own-sessions.ts'
import { getSessionUser } from '../services/users/queries.ts'
import { toWireSessionUser } from '../services/users/wire.ts'

/** The devices on which an account is signed in. */
export function sessionRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getSession, subjectOfSession)

  serveCall(app, sessionCalls.list, {}, ({ caller }) => listSessions(deps, caller))

  const move = { beforeFactor: true } as const
  serveCall(app, sessionCalls.move, move, async ({ body, caller }) => {
    await moveSession(deps, caller, body)
    const user = await getSessionUser(deps.db.orm, caller.sessionId, deps.clock.now())
    if (!user) throw unauthenticated('invalid')
    return toWireSessionUser(user)
  })

  serveCall(app, sessionCalls.endOthers, {}, async ({ caller }) => {
    await endOtherSessions(deps, caller)
    return { message: 'Signed out everywhere else' }
  })

  serveCall(app, sessionCalls.end, { ownerOf }, async ({ params, caller }) => {
    await endSession(deps, caller, params.id)
    return { message: 'Signed out' }
  })
}
