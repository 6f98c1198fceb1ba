import { z } from 'zod'
import { reachOf } from '#contract/access'
import { id } from '#contract/common'
import { patient, patientListAnswer, patientListQuery } from '#contract/patients'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { listPatients } from '../services/patients/list-patients.ts'
import { getPatient } from '../services/patients/queries.ts'
import { toWirePatient, wireStatus } from '../services/patients/wire.ts'

const tags = ['patients']

export function patientRoutes(app: ApiServer, { db }: Deps): void {
  app.get(
    '/patients',
    {
      config: { access: 'patient.list' },
      schema: { tags, querystring: patientListQuery, response: { 200: patientListAnswer } },
    },
    async (request) => {
      const { roles, clinicId } = callerOf(request)
      const everybody = reachOf('patient.list', roles) === 'any'
      const { rows, ...page } = await listPatients(db.orm, {
        ...request.query,
        clinicId: everybody ? null : (clinicId ?? ''),
      })
      const patients = rows.map(({ id: _id, status, ...row }) => ({
        _id,
        ...row,
        status: wireStatus[status],
      }))
      return { patients, ...page }
    },
  )

  app.get(
    '/patients/:id',
    {
      config: { access: 'patient.read' },
      schema: { tags, params: z.object({ id }), response: { 200: patient } },
    },
    async (request) => {
      const caller = callerOf(request)
      const found = await getPatient(db.orm, request.params.id, caller.clinicId)
      assertCan(
        caller,
        'patient.read',
        found && { patientId: found.patient.id, clinicIds: found.linked ? [caller.clinicId] : [] },
      )
      if (!found) throw new Error('assertCan lets no missing record through')
      return toWirePatient(found)
    },
  )
}
