import { visitCalls } from '#contract/calls/visits'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf, type Guard, param } from '../http/server.ts'
import { assertCan, subjectAtClinic } from '../policy/can.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { getChanged, undoChange } from '../services/appointments/undo-change.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { getUndoRecord, subjectOfUndo, takeBack } from '../services/undo/take-back.ts'
import { resolveOptions } from '../services/visits/options.ts'
import { resolveVisits } from '../services/visits/resolve-visits.ts'

export function visitRoutes(app: ApiServer, deps: Deps): void {
  const ownUndo: Guard = async (request) => {
    const { orm } = deps.db
    const [caller, token] = [callerOf(request), param(request, 'token')]
    const undo = await getUndoRecord(orm, token)
    if (undo) return assertCan(caller, 'write.undo', subjectOfUndo(undo))
    const changed = await getChanged(orm, token)
    assertCan(caller, 'appointment.undo', changed && subjectAtClinic(changed))
  }

  serveCall(app, visitCalls.resolve, {}, async ({ body, caller }) => {
    const { undo, undoUntil, visits } = await resolveVisits(deps, caller, body)
    const records = await Promise.all(visits.map((each) => getAppointment(deps.db, each)))
    return {
      undo,
      undoUntil: undoUntil.toISOString(),
      visits: records.flatMap((record) => (record ? toWireAppointment(record, true) : [])),
    }
  })

  serveCall(app, visitCalls.resolveOptions, {}, ({ body, caller }) => resolveOptions(deps, caller, body))

  serveCall(app, visitCalls.undo, { guard: ownUndo }, async ({ params, caller }) => {
    if (!(await getUndoRecord(deps.db.orm, params.token))) {
      return toWireAppointment(await undoChange(deps, caller, params.token), true)
    }
    await takeBack(deps, caller, params.token)
    return { message: 'Taken back' }
  })
}
