import { z } from 'zod'
import { reachOf } from '#contract/access'
import { accessLogAnswer, accessLogQuery } from '#contract/access-log'
import { patientCalls } from '#contract/calls/patients'
import { id, messageAnswer } from '#contract/common'
import {
  linkPatientInput,
  notifyStudyInput,
  patient,
  patientListAnswer,
  patientListQuery,
  quickPatientInput,
  registeredPatientAnswer,
  registerPatientInput,
  similarPatientsAnswer,
  similarPatientsQuery,
  updatePatientInput,
} from '#contract/patients'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { assertFits, readUpload } from '../http/multipart.ts'
import { onReplica } from '../http/replica-reads.ts'
import { sendFile } from '../http/send-file.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsPatient, showsPatients } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan, assertMay } from '../policy/can.ts'
import { deleteFastq, notifyGeneticStudy, requestFastq, storeFastq } from '../services/fastq/genetic-study.ts'
import { invitePatient } from '../services/guardians/invite-patient.ts'
import { openFastq } from '../services/histories/files.ts'
import { listAccesses } from '../services/patients/access-log.ts'
import { readBooked } from '../services/patients/booked.ts'
import { linkPatient } from '../services/patients/link-patient.ts'
import { listPatients } from '../services/patients/list-patients.ts'
import { getPatient, getPatientOrKept, subjectOfPatient } from '../services/patients/queries.ts'
import { registerPatient } from '../services/patients/register-patient.ts'
import { findSimilar } from '../services/patients/similar-patients.ts'
import { updatePatient } from '../services/patients/update-patient.ts'
import {
  toWireAccess,
  toWireIdentity,
  toWireListedPatient,
  toWirePatient,
} from '../services/patients/wire.ts'

const tags = ['patients']
const params = z.object({ id })

/** Whose patients the caller may list; null for everybody's. */
function listedClinic({ roles, clinicId }: Caller): string | null {
  return reachOf('patient.list', roles) === 'any' ? null : (clinicId ?? '')
}

export function patientRoutes(app: ApiServer, deps: Deps): void {
  const knownPatient = async (id: string, caller: Caller) => {
    const found = await getPatient(deps.db.orm, id, caller.clinicId)
    return found && subjectOfPatient(found, caller)
  }

  async function present(patientId: string, caller: Caller) {
    const found = await getPatient(deps.db.orm, patientId, null)
    if (!found) throw notFound()
    return toWirePatient(found, caller)
  }

  app.get(
    '/patients',
    {
      config: { access: 'patient.list', shows: showsPatients },
      schema: { tags, querystring: patientListQuery, response: { 200: patientListAnswer } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { status, sort } = request.query
      if (status || sort?.endsWith('status')) assertMay(caller, 'patient.read-status')
      const query = { ...request.query, clinicId: listedClinic(caller), doctorId: caller.doctorId }
      const { rows, ...page } = await listPatients(onReplica(deps, request).db.orm, query, deps.clock.now())
      return { patients: rows.map((row) => toWireListedPatient(row, caller)), ...page }
    },
  )

  app.get(
    '/patients/similar',
    {
      config: { access: 'patient.list', shows: showsPatients },
      schema: { tags, querystring: similarPatientsQuery, response: { 200: similarPatientsAnswer } },
    },
    async (request) => {
      const found = await findSimilar(deps.db.orm, listedClinic(callerOf(request)), request.query)
      return { patients: found.map(toWireIdentity) }
    },
  )

  app.get(
    '/patients/:id',
    {
      config: { access: 'patient.read', shows: showsPatient },
      schema: { tags, params: params, response: { 200: patient } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id } = request.params
      const { found, into } = await getPatientOrKept(deps.db.orm, id, caller.clinicId)
      assertCan(caller, 'patient.read', found && subjectOfPatient(found, caller))
      if (!found) throw new Error('assertCan lets no missing record through')
      const shown = toWirePatient(found, caller)
      return into === null ? shown : { ...shown, _id: id, mergedInto: into }
    },
  )

  serveCall(
    app,
    patientCalls.booked,
    { ownerOf: knownPatient, shows: showsPatient },
    async ({ params: { id }, caller }) => readBooked(deps.db.orm, id, caller.clinicId, deps.clock.now()),
  )

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

  app.post(
    '/patients/quick',
    {
      config: { access: 'patient.register' },
      schema: { tags, body: quickPatientInput, response: { 201: registeredPatientAnswer } },
    },
    async (request, reply) => {
      const _id = await invitePatient(deps, callerOf(request), request.body)
      return reply.code(201).send({ message: 'Patient registered and invited', _id })
    },
  )

  app.post(
    '/patients/link',
    {
      config: { access: 'patient.register' },
      schema: { tags, body: linkPatientInput, response: { 200: registeredPatientAnswer } },
    },
    async (request) => {
      const _id = await linkPatient(deps, callerOf(request), request.body)
      return { message: 'Patient linked successfully', _id }
    },
  )

  app.put(
    '/patients/:id',
    {
      ...guarded('patient.update', (patientId) => ({ patientId })),
      schema: { tags, params, body: updatePatientInput, response: { 200: patient } },
    },
    async (request) => {
      await updatePatient(deps, callerOf(request), request.params.id, request.body)
      return present(request.params.id, callerOf(request))
    },
  )

  app.post(
    '/patients/:id/fastq',
    {
      ...guarded('patient.fastq-upload', knownPatient),
      schema: { tags, params, consumes: ['multipart/form-data'], response: { 201: patient } },
    },
    async (request, reply) => {
      assertFits(request, deps.env)
      const upload = await readUpload(request)
      await storeFastq(deps, callerOf(request), request.params.id, upload)
      return reply.code(201).send(await present(request.params.id, callerOf(request)))
    },
  )

  app.get(
    '/patients/:id/fastq',
    { config: { access: 'history.read' }, exposeHeadRoute: false, schema: { tags, params } },
    async (request, reply) => sendFile(reply, await openFastq(deps, callerOf(request), request.params.id)),
  )

  app.delete(
    '/patients/:id/fastq',
    {
      ...guarded('patient.fastq-upload', knownPatient),
      schema: { tags, params, response: { 200: patient } },
    },
    async (request) => {
      await deleteFastq(deps, callerOf(request), request.params.id)
      return present(request.params.id, callerOf(request))
    },
  )

  app.post(
    '/patients/:id/fastq-request',
    {
      ...guarded('patient.fastq-request', knownPatient),
      schema: { tags, params, response: { 200: patient } },
    },
    async (request) => {
      await requestFastq(deps, callerOf(request), request.params.id)
      return present(request.params.id, callerOf(request))
    },
  )

  app.post(
    '/patients/:id/notify-genetic',
    {
      ...guarded('patient.notify-genetic', knownPatient),
      schema: { tags, params, body: notifyStudyInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      const { diseases } = request.body
      await notifyGeneticStudy(deps, callerOf(request), request.params.id, diseases)
      return { message: 'Notification email sent to the patient.' }
    },
  )

  app.get(
    '/patients/:id/access-log',
    {
      ...guarded('patient.access-log', knownPatient),
      schema: { tags, params, querystring: accessLogQuery, response: { 200: accessLogAnswer } },
    },
    async (request) => {
      const { entries, nextCursor } = await listAccesses(deps, request.params.id, request.query)
      return { entries: entries.map(toWireAccess), nextCursor }
    },
  )
}
