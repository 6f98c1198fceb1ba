import { z } from 'zod'
import { id } from '#contract/common'
import { accessChange, breakGlassAnswer, breakGlassInput, recordAccess } from '#contract/record-access'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { getPatient } from '../services/patients/queries.ts'
import { openInEmergency } from '../services/record-access/break-glass.ts'
import { changeAccess } from '../services/record-access/change-access.ts'
import { readAccess } from '../services/record-access/read-access.ts'
import { toWireRecordAccess } from '../services/record-access/wire.ts'

const tags = ['patients']
const params = z.object({ id })

/** To whom a patient's record is open. */
export function recordAccessRoutes(app: ApiServer, deps: Deps): void {
  const present = async (patientId: string) => toWireRecordAccess(await readAccess(deps.db.orm, patientId))
  const anybody = async (patientId: string) => {
    const found = await getPatient(deps.db.orm, patientId, null)
    return found && { patientId }
  }

  app.get(
    '/patients/:id/access',
    {
      ...guarded('access.read', (patientId) => ({ patientId })),
      schema: { tags, params, response: { 200: recordAccess } },
    },
    async (request) => present(request.params.id),
  )

  app.put(
    '/patients/:id/access',
    {
      ...guarded('access.change', (patientId) => ({ patientId })),
      schema: { tags, params, body: accessChange, response: { 200: recordAccess } },
    },
    async (request) => {
      await changeAccess(deps, callerOf(request), request.params.id, request.body)
      return present(request.params.id)
    },
  )

  app.post(
    '/patients/:id/break-glass',
    {
      ...guarded('access.break-glass', anybody),
      schema: { tags, params, body: breakGlassInput, response: { 201: breakGlassAnswer } },
    },
    async (request, reply) => {
      const until = await openInEmergency(deps, callerOf(request), request.params.id, request.body.reason)
      return reply.code(201).send({ until: until.toISOString() })
    },
  )
}
