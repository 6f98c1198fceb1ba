import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { staffCalls } from '#contract/calls/staff'
import { sentences } from '#contract/sentences'
import { specialty } from '#contract/specialties'
import { type Doctor, type doctorListQuery, mostNextTimes } from '#contract/staff'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf, type Guard, param } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { can } from '../policy/can.ts'
import { nextTimesByDoctor } from '../services/appointments/next-free.ts'
import { bookedBy } from '../services/appointments/slots.ts'
import { noKind } from '../services/appointments/visit-length.ts'
import { recallClinicSettings } from '../services/clinics/settings.ts'
import { deleteDoctor } from '../services/offboarding/delete-doctor.ts'
import { documentIn } from '../services/patients/document.ts'
import {
  getDoctor,
  getStaff,
  listDoctors,
  type StaffRecord,
  subjectOfDoctor,
} from '../services/staff/queries.ts'
import { registerDoctor, requireClinicOf } from '../services/staff/register-doctor.ts'
import { updateDoctor } from '../services/staff/update-doctor.ts'
import { getKind, isSeenBy, wantedOf } from '../services/visit-kinds/queries.ts'

export function staffRoutes(app: ApiServer, deps: Deps): void {
  const nobody = { withoutShows: 'Members of the staff, no patients' }
  serveCall(app, staffCalls.get, nobody, async ({ params, caller }) => {
    const found = await getStaff(deps.db.orm, params.id, caller.clinicId)
    if (!found) throw notFound(sentences.unknownDoctor)
    return toWireDoctor(found, caller)
  })

  interface Asked {
    params: { clinicId: string; speciality?: string }
    query: z.output<typeof doctorListQuery>
    caller: Caller
    request: FastifyRequest
  }
  async function search({ params: { clinicId, speciality: wanted }, query, caller, request }: Asked) {
    const old = onReplica(deps, request)
    const found = await listDoctors(old.db.orm, clinicId, wanted)
    const withNext = query.nextFree === 'true'
    const kind = withNext && query.kindId ? await getKind(old.db.orm, query.kindId) : null
    if (kind && kind.clinicId !== clinicId) throw notFound()
    const seeing = found.filter(({ specialty: theirs }) => kind === null || isSeenBy(kind, theirs))
    const doctorIds = withNext ? seeing.map((member) => member.id) : []
    const by = bookedBy(caller, clinicId, query.walkIn === 'true')
    const wished = { clinicId, doctorIds, by, userId: caller.userId, kind: kind ? wantedOf(kind) : noKind }
    const next = await nextTimesByDoctor(old, wished, mostNextTimes)
    return found.map((member) => {
      const wire = toWireDoctor(member, caller)
      const times = next.get(member.id)?.map((start) => start.toISOString()) ?? []
      return withNext ? { ...wire, nextFree: times[0] ?? null, nextTimes: times } : wire
    })
  }

  const guard: Guard = async (request) => {
    if (!(await recallClinicSettings(deps.db, param(request, 'clinicId')))) throw notFound('Clinic not found')
  }

  serveCall(app, staffCalls.list, { ...nobody, guard }, search)
  serveCall(app, staffCalls.listOfSpecialty, { ...nobody, guard }, search)

  const registering: Guard = async (request) => void requireClinicOf(callerOf(request))
  serveCall(app, staffCalls.register, { guard: registering }, async ({ body, caller }) => ({
    message: 'Doctor registered successfully',
    id: await registerDoctor(deps, caller, body),
  }))

  const ownerOf = ownedBy(deps, getDoctor, subjectOfDoctor)

  serveCall(app, staffCalls.update, { ownerOf }, async ({ params, body, caller }) =>
    toWireDoctor(await updateDoctor(deps, caller, params.id, body), caller),
  )

  serveCall(app, staffCalls.delete, { ownerOf }, async ({ params, query, body, caller }) => {
    const currentPassword = body?.currentPassword
    await deleteDoctor(deps, caller, params.id, { force: query.force === 'true', currentPassword })
    return { message: 'Doctor deleted' }
  })
}

function toWireDoctor(member: StaffRecord, caller: Caller): Doctor {
  const { id: _id, name, surname, userId, clinicId, dni } = member
  const isTheirs = can(caller, 'staff.read-dni', { doctorId: _id, userId, clinicIds: [clinicId] })
  return {
    _id,
    name,
    surname,
    specialty: specialty.nullable().parse(member.specialty),
    userId,
    clinicId,
    ...(isTheirs && {
      ...(dni !== null && { dni, document: documentIn(member) }),
      auditor: member.isAuditor,
    }),
  }
}
