import { z } from 'zod'
import { id } from '#contract/common'
import {
  patient,
  registeredPatientAnswer,
  registerPatientInput,
  updatePatientInput,
} from '#contract/patients'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { type ApiServer, callerOf, param } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { getPatient } from '../services/patients/queries.ts'
import { registerPatient } from '../services/patients/register-patient.ts'
import { updatePatient } from '../services/patients/update-patient.ts'
import { toWirePatient } from '../services/patients/wire.ts'

const tags = ['patients']

export function patientWriteRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/patients',
    {
      config: { access: 'patient.register' },
      schema: { tags, body: registerPatientInput, response: { 201: registeredPatientAnswer } },
    },
    async (request, reply) => {
      const _id = await registerPatient(deps, callerOf(request), request.body)
      return reply.code(201).send({ message: 'Patient registered successfully', _id })
    },
  )

  app.put(
    '/patients/:id',
    {
      config: { access: 'patient.update' },
      onRequest: async (request) => {
        assertCan(callerOf(request), 'patient.update', { patientId: param(request, 'id') })
      },
      schema: { tags, params: z.object({ id }), body: updatePatientInput, response: { 200: patient } },
    },
    async (request) => {
      await updatePatient(deps, callerOf(request), request.params.id, request.body)
      const updated = await getPatient(deps.db.orm, request.params.id, null)
      if (!updated) throw notFound()
      return toWirePatient(updated)
    },
  )
}
