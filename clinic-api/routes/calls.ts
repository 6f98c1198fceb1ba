import { callCalls } from '#contract/calls/calls'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsCalls } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { getCall, listCalls, markCalled, subjectOfCall } from '../services/calls/calls.ts'

/** Routes of the calls that the desk makes because no mail reaches a patient. */
export function callRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, callCalls.list, { shows: showsCalls }, async ({ query: { clinicId }, caller }) => {
    assertCan(caller, 'calls.list', { clinicIds: [clinicId] })
    return { calls: await listCalls(deps.db.orm, clinicId, deps.clock.now()) }
  })

  const ownerOf = ownedBy(deps, getCall, subjectOfCall)
  serveCall(app, callCalls.done, { ownerOf }, async ({ params, caller }) => {
    await markCalled(deps, caller, params.id)
    return { message: 'Call noted' }
  })
}
