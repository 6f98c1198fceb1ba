import type { Deps } from '../deps.ts'
import { assertCan } from '../policy/can.ts'
import { getHistory, subjectOf } from '../services/histories/record.ts'
import { callerOf, type Guard, param } from './server.ts'

type Write = 'history.add' | 'history.edit' | 'history.remove'

/** Route options by which a history out of reach is answered with 404 before the body is looked at. */
export function historyGuard(deps: Deps): (access: Write) => { config: { access: Write }; onRequest: Guard } {
  return (access) => ({
    config: { access },
    onRequest: async (request) => {
      const found = await getHistory(deps.db.orm, param(request, 'id'))
      assertCan(callerOf(request), access, found && subjectOf(found))
    },
  })
}
