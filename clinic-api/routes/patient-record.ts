import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { accessLogAnswer, accessLogQuery, notifyStudyInput, patient } from '#contract/patients'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import { assertFits, readUpload } from '../http/multipart.ts'
import { type ApiServer, callerOf, type Guard, param } from '../http/server.ts'
import { assertCan } from '../policy/can.ts'
import { listAccesses } from '../services/patients/access-log.ts'
import {
  deleteFastq,
  notifyGeneticStudy,
  requestFastq,
  storeFastq,
} from '../services/patients/genetic-study.ts'
import { getPatient } from '../services/patients/queries.ts'
import { toWirePatient } from '../services/patients/wire.ts'

const tags = ['patients']
const params = z.object({ id })

type PatientAction =
  | 'patient.fastq-upload'
  | 'patient.fastq-request'
  | 'patient.notify-genetic'
  | 'patient.access-log'

export function patientRecordRoutes(app: ApiServer, deps: Deps): void {
  const guarded = (access: PatientAction): { config: { access: PatientAction }; onRequest: Guard } => ({
    config: { access },
    onRequest: async (request) => {
      const caller = callerOf(request)
      const found = await getPatient(deps.db.orm, param(request, 'id'), caller.clinicId)
      const clinicIds = found?.linked ? [caller.clinicId] : []
      assertCan(caller, access, found && { patientId: found.patient.id, clinicIds })
    },
  })

  async function present(patientId: string) {
    const found = await getPatient(deps.db.orm, patientId, null)
    if (!found) throw notFound()
    return toWirePatient(found)
  }

  app.post(
    '/patients/:id/fastq',
    {
      ...guarded('patient.fastq-upload'),
      schema: { tags, params, consumes: ['multipart/form-data'], response: { 201: patient } },
    },
    async (request, reply) => {
      assertFits(request, deps.env)
      const upload = await readUpload(request)
      await storeFastq(deps, callerOf(request), request.params.id, upload)
      return reply.code(201).send(await present(request.params.id))
    },
  )

  app.delete(
    '/patients/:id/fastq',
    { ...guarded('patient.fastq-upload'), schema: { tags, params, response: { 200: patient } } },
    async (request) => {
      await deleteFastq(deps, callerOf(request), request.params.id)
      return present(request.params.id)
    },
  )

  app.post(
    '/patients/:id/fastq-request',
    { ...guarded('patient.fastq-request'), schema: { tags, params, response: { 200: patient } } },
    async (request) => {
      await requestFastq(deps, callerOf(request), request.params.id)
      return present(request.params.id)
    },
  )

  app.post(
    '/patients/:id/notify-genetic',
    {
      ...guarded('patient.notify-genetic'),
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
      ...guarded('patient.access-log'),
      schema: { tags, params, querystring: accessLogQuery, response: { 200: accessLogAnswer } },
    },
    async (request) => listAccesses(deps.db.orm, request.params.id, request.query),
  )
}
