import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { ownSessions } from '#contract/sessions'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import {
  endOtherSessions,
  endSession,
  getSession,
  listSessions,
  subjectOfSession,
} from '../services/identity/sessions/own-sessions.ts'

const tags = ['sessions']

/** Where one is signed in. */
export function sessionRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/sessions',
    { config: { access: 'session.list' }, schema: { tags, response: { 200: ownSessions } } },
    async (request) => listSessions(deps, callerOf(request)),
  )

  app.delete(
    '/sessions',
    { config: { access: 'session.end' }, schema: { tags, response: { 200: messageAnswer } } },
    async (request) => {
      await endOtherSessions(deps, callerOf(request))
      return { message: 'Signed out everywhere else' }
    },
  )

  app.delete(
    '/sessions/:id',
    {
      ...guarded('session.end', async (sessionId) => {
        const found = await getSession(deps.db.orm, sessionId)
        return found && subjectOfSession(found)
      }),
      schema: { tags, params: z.object({ id }), response: { 200: messageAnswer } },
    },
    async (request) => {
      await endSession(deps, callerOf(request), request.params.id)
      return { message: 'Signed out' }
    },
  )
}
