import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { sentences } from '#contract/sentences'
import { specialty } from '#contract/specialties'
import {
  doctor,
  doctorList,
  doctorListQuery,
  forceQuery,
  registeredStaffAnswer,
  registerStaffInput,
  updateStaffInput,
} from '#contract/staff'
import { startTwoFactorInput } from '#contract/users'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { onReplica } from '../http/replica-reads.ts'
import { type ApiServer, callerOf, param } from '../http/server.ts'
import { nextFreeByDoctor } from '../services/appointments/next-free.ts'
import { bookedBy } from '../services/appointments/slots.ts'
import { noKind } from '../services/appointments/visit-length.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { deleteDoctor } from '../services/offboarding/delete-doctor.ts'
import { getDoctor, getStaff, listDoctors, subjectOfDoctor } from '../services/staff/queries.ts'
import { registerDoctor, requireClinicOf } from '../services/staff/register-doctor.ts'
import { updateDoctor } from '../services/staff/update-doctor.ts'
import { toWireDoctor } from '../services/staff/wire.ts'
import { getKind, isSeenBy, wantedOf } from '../services/visit-kinds/queries.ts'

const tags = ['staff']
const params = z.object({ id })
const clinicParams = z.object({ clinicId: id })

type Query = z.output<typeof doctorListQuery>

export function staffRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/staff/:id',
    {
      config: { access: 'staff.read', withoutShows: 'Members of the staff, no patients' },
      schema: { tags, params, response: { 200: doctor } },
    },
    async (request) => {
      const caller = callerOf(request)
      const found = await getStaff(deps.db.orm, request.params.id, caller.clinicId)
      if (!found) throw notFound(sentences.unknownDoctor)
      return toWireDoctor(found, caller)
    },
  )

  async function search(request: FastifyRequest, clinicId: string, wanted: string | undefined, query: Query) {
    const caller = callerOf(request)
    const old = onReplica(deps, request)
    const found = await listDoctors(old.db.orm, clinicId, wanted)
    const withNext = query.nextFree === 'true'
    const kind = withNext && query.kindId ? await getKind(old.db.orm, query.kindId) : null
    if (kind && kind.clinicId !== clinicId) throw notFound()
    const seeing = found.filter(({ specialty: theirs }) => kind === null || isSeenBy(kind, theirs))
    const doctorIds = withNext ? seeing.map((member) => member.id) : []
    const by = bookedBy(caller, clinicId)
    const wished = { clinicId, doctorIds, by, userId: caller.userId, kind: kind ? wantedOf(kind) : noKind }
    const next = await nextFreeByDoctor(old, wished)
    return found.map((member) => {
      const wire = toWireDoctor(member, caller)
      return withNext ? { ...wire, nextFree: next.get(member.id)?.toISOString() ?? null } : wire
    })
  }

  const guard = async (request: Parameters<typeof callerOf>[0]) => {
    if (!(await recallClinicSettings(deps.db, param(request, 'clinicId')))) throw notFound('Clinic not found')
  }

  app.get(
    '/staff/clinic/:clinicId/speciality',
    {
      config: { access: 'staff.read', withoutShows: 'Members of the staff, no patients' },
      onRequest: guard,
      schema: { tags, params: clinicParams, querystring: doctorListQuery, response: { 200: doctorList } },
    },
    async (request) => search(request, request.params.clinicId, undefined, request.query),
  )

  app.get(
    '/staff/clinic/:clinicId/speciality/:speciality',
    {
      config: { access: 'staff.read', withoutShows: 'Members of the staff, no patients' },
      onRequest: guard,
      schema: {
        tags,
        params: clinicParams.extend({ speciality: specialty }),
        querystring: doctorListQuery,
        response: { 200: doctorList },
      },
    },
    async (request) => {
      const { clinicId, speciality } = request.params
      return search(request, clinicId, speciality, request.query)
    },
  )

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

  const ofClinic = (action: 'staff.update' | 'staff.delete') =>
    guarded(action, async (id, { clinicId }) => {
      const found = await getDoctor(deps.db.orm, id, clinicId)
      return found && subjectOfDoctor(found)
    })

  app.put(
    '/staff/:id',
    {
      ...ofClinic('staff.update'),
      schema: { tags, params, body: updateStaffInput, response: { 200: doctor } },
    },
    async (request) => {
      const caller = callerOf(request)
      return toWireDoctor(await updateDoctor(deps, caller, request.params.id, request.body), caller)
    },
  )

  app.delete(
    '/staff/:id',
    {
      ...ofClinic('staff.delete'),
      schema: {
        tags,
        params,
        querystring: forceQuery,
        body: startTwoFactorInput.nullish(),
        response: { 200: messageAnswer },
      },
    },
    async (request) => {
      const force = request.query.force === 'true'
      const currentPassword = request.body?.currentPassword
      await deleteDoctor(deps, callerOf(request), request.params.id, { force, currentPassword })
      return { message: 'Doctor deleted' }
    },
  )
}
