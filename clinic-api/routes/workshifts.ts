import { z } from 'zod'
import { id } from '#contract/common'
import { forceQuery } from '#contract/staff'
import {
  createWorkshiftInput,
  deletedWorkshift,
  updateWorkshiftInput,
  workshift,
  workshiftList,
  workshiftQuery,
} from '#contract/workshifts'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { parseRange } from '../http/range.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { getStaff } from '../services/staff/queries.ts'
import { deleteWorkshift, updateWorkshift } from '../services/workshifts/change-workshift.ts'
import { createWorkshift } from '../services/workshifts/create-workshift.ts'
import { getWorkshift, listWorkshifts, namesOfOthers, subjectOf } from '../services/workshifts/queries.ts'
import { fromWireWorkshift, toWireWorkshift } from '../services/workshifts/wire.ts'

const tags = ['workshifts']
const params = z.object({ id })

export function workshiftRoutes(app: ApiServer, deps: Deps): void {
  const ownShift = guarded('workshift.write', async (shiftId) => {
    const shift = await getWorkshift(deps.db.orm, shiftId)
    return shift && subjectOf(shift)
  })

  app.get(
    '/workshifts',
    {
      config: { access: 'workshift.read' },
      schema: { tags, querystring: workshiftQuery, response: { 200: workshiftList } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { doctorId } = request.query
      if (doctorId !== caller.doctorId) {
        const doctor = await getStaff(deps.db.orm, doctorId, caller.clinicId)
        assertCan(caller, 'workshift.read', doctor && { doctorId, clinicIds: [doctor.clinicId] })
      }
      const clinicId = doctorId === caller.doctorId ? null : caller.clinicId
      const shifts = await listWorkshifts(deps.db, doctorId, parseRange(request.query), clinicId)
      const names = await namesOfOthers(deps.db.orm, shifts, caller.clinicId)
      return shifts.map((shift) => {
        const clinicName = names.get(shift.clinicId)
        return { ...toWireWorkshift(shift), ...(clinicName !== undefined && { clinicName }) }
      })
    },
  )

  app.post(
    '/workshifts',
    {
      config: { access: 'workshift.write' },
      schema: { tags, body: createWorkshiftInput, response: { 201: workshift } },
    },
    async (request, reply) => {
      const { doctorId, ...times } = request.body
      const created = await createWorkshift(deps, callerOf(request), {
        doctorId,
        ...fromWireWorkshift(times),
      })
      return reply.code(201).send(toWireWorkshift(created))
    },
  )

  app.put(
    '/workshifts/:id',
    {
      ...ownShift,
      schema: {
        tags,
        params,
        querystring: forceQuery,
        body: updateWorkshiftInput,
        response: { 200: workshift },
      },
    },
    async (request) => {
      const change = { ...fromWireWorkshift(request.body), force: request.query.force === 'true' }
      return toWireWorkshift(await updateWorkshift(deps, callerOf(request), request.params.id, change))
    },
  )

  app.delete(
    '/workshifts/:id',
    {
      ...ownShift,
      schema: { tags, params, querystring: forceQuery, response: { 200: deletedWorkshift } },
    },
    async (request) => {
      const force = request.query.force === 'true'
      const undo = await deleteWorkshift(deps, callerOf(request), request.params.id, { force })
      return { message: 'Workshift deleted', undo }
    },
  )
}
