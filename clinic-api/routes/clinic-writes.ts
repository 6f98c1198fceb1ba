import { z } from 'zod'
import { clinic, createClinicInput, createdClinicAnswer, updateClinicInput } from '#contract/clinics'
import { id } from '#contract/common'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf, param } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { assertMayCreateClinic, createClinic } from '../services/clinics/create-clinic.ts'
import { getClinic, subjectOfClinic } from '../services/clinics/queries.ts'
import { updateClinic } from '../services/clinics/update-clinic.ts'
import { toWireClinic } from '../services/clinics/wire.ts'

const tags = ['clinics']

export function clinicWriteRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/clinics',
    {
      config: { access: 'clinic.create' },
      onRequest: async (request) => assertMayCreateClinic(callerOf(request)),
      schema: { tags, body: createClinicInput, response: { 201: createdClinicAnswer } },
    },
    async (request, reply) =>
      reply.code(201).send({ _id: await createClinic(deps, callerOf(request), request.body) }),
  )

  app.put(
    '/clinics/:id',
    {
      config: { access: 'clinic.update' },
      onRequest: async (request) => {
        const found = await getClinic(deps.db.orm, param(request, 'id'))
        assertCan(callerOf(request), 'clinic.update', found && subjectOfClinic(found))
      },
      schema: { tags, params: z.object({ id }), body: updateClinicInput, response: { 200: clinic } },
    },
    async (request) =>
      toWireClinic(await updateClinic(deps, callerOf(request), request.params.id, request.body)),
  )
}
