import { workshiftCalls } from '#contract/calls/workshifts'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { parseRange } from '../http/range.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { getStaff } from '../services/staff/queries.ts'
import { deleteWorkshift, updateWorkshift } from '../services/workshifts/change-workshift.ts'
import { createWorkshift } from '../services/workshifts/create-workshift.ts'
import { getWorkshift, listWorkshifts, namesOfOthers, subjectOf } from '../services/workshifts/queries.ts'
import { fromWireWorkshift, toWireWorkshift } from '../services/workshifts/wire.ts'

export function workshiftRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getWorkshift, subjectOf)

  serveCall(app, workshiftCalls.list, {}, async ({ query, caller }) => {
    const { doctorId } = query
    if (doctorId !== caller.doctorId) {
      const doctor = await getStaff(deps.db.orm, doctorId, caller.clinicId)
      assertCan(caller, 'workshift.read', doctor && { doctorId, clinicIds: [doctor.clinicId] })
    }
    const clinicId = doctorId === caller.doctorId ? null : caller.clinicId
    const shifts = await listWorkshifts(deps.db, doctorId, parseRange(query), clinicId)
    const names = await namesOfOthers(deps.db.orm, shifts, caller.clinicId)
    return shifts.map((shift) => {
      const clinicName = names.get(shift.clinicId)
      return { ...toWireWorkshift(shift), ...(clinicName !== undefined && { clinicName }) }
    })
  })

  serveCall(app, workshiftCalls.create, {}, async ({ body: { doctorId, ...times }, caller }) =>
    toWireWorkshift(await createWorkshift(deps, caller, { doctorId, ...fromWireWorkshift(times) })),
  )

  serveCall(app, workshiftCalls.update, { ownerOf }, async ({ params, query, body, caller }) => {
    const change = { ...fromWireWorkshift(body), force: query.force === 'true' }
    return toWireWorkshift(await updateWorkshift(deps, caller, params.id, change))
  })

  serveCall(app, workshiftCalls.delete, { ownerOf }, async ({ params, query, caller }) => {
    const undo = await deleteWorkshift(deps, caller, params.id, { force: query.force === 'true' })
    return { message: 'Workshift deleted', undo }
  })
}
