import { z } from 'zod'
import { reachOf } from '#contract/access'
import { id } from '#contract/common'
import {
  type Patient,
  type PatientStatus,
  patient,
  patientListAnswer,
  patientListQuery,
} from '#contract/patients'
import type { FastqStatus } from '../db/schema/patients.ts'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { listPatients } from '../services/patients/list-patients.ts'
import { getPatient, type PatientRecord } from '../services/patients/queries.ts'

const tags = ['patients']

const wireStatus: Record<FastqStatus, PatientStatus | null> = {
  none: null,
  requested: 'fastQ requested',
  stored: 'fastQ stored',
}

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
      return toWire(found)
    },
  )
}

export function toWire({ patient: row, email, username }: PatientRecord): Patient {
  const { id: _id, name, surname, birthdate, dni, city, userId, status } = row
  return { _id, name, surname, birthdate, dni, city, email, username, userId, status: wireStatus[status] }
}
