import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import {
  doctor,
  forceQuery,
  registeredStaffAnswer,
  registerStaffInput,
  updateStaffInput,
} from '#contract/staff'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { type ApiServer, callerOf, type Guard, param } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { deleteDoctor } from '../services/staff/delete-doctor.ts'
import { getDoctor, subjectOfDoctor } from '../services/staff/queries.ts'
import { registerDoctor, requireClinicOf } from '../services/staff/register-doctor.ts'
import { updateSpecialty } from '../services/staff/update-specialty.ts'
import { toWireDoctor } from '../services/staff/wire.ts'

const tags = ['staff']
const params = z.object({ id })

export function staffWriteRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/staff/register',
    {
      config: { access: 'staff.register' },
      onRequest: async (request) => void requireClinicOf(callerOf(request)),
      schema: { tags, body: registerStaffInput, response: { 201: registeredStaffAnswer } },
    },
    async (request, reply) => {
      const _id = await registerDoctor(deps, callerOf(request), request.body)
      return reply.code(201).send({ message: 'Doctor registered successfully', _id })
    },
  )

  const own: Guard = async (request) => {
    const found = await getDoctor(deps.db.orm, param(request, 'id'))
    assertCan(callerOf(request), 'staff.update', found && subjectOfDoctor(found))
  }

  app.put(
    '/staff/:id',
    {
      config: { access: 'staff.update' },
      onRequest: own,
      schema: { tags, params, body: updateStaffInput, response: { 200: doctor } },
    },
    async (request) => {
      const caller = callerOf(request)
      const updated = await updateSpecialty(deps, caller, request.params.id, request.body.specialty)
      const wire = toWireDoctor(updated, caller)
      if (!wire) throw notFound('This doctor does not exist')
      return wire
    },
  )

  app.delete(
    '/staff/:id',
    {
      config: { access: 'staff.delete' },
      schema: { tags, params, querystring: forceQuery, response: { 200: messageAnswer } },
    },
    async (request) => {
      const force = request.query.force === 'true'
      await deleteDoctor(deps, callerOf(request), request.params.id, { force })
      return { message: 'Doctor deleted' }
    },
  )
}
