import { reachOf } from '#contract/access'
import { patientCalls } from '#contract/calls/patients'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { readUpload } from '../http/multipart.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
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

/** Whose patients the caller may list; null for everybody's. */
function listedClinic({ roles, clinicId }: Caller): string | null {
  return reachOf('patient.list', roles) === 'any' ? null : (clinicId ?? '')
}

export function patientRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getPatient, subjectOfPatient)

  async function present(patientId: string, caller: Caller) {
    const found = await getPatient(deps.db.orm, patientId, null)
    if (!found) throw notFound()
    return toWirePatient(found, caller)
  }

  serveCall(app, patientCalls.list, { shows: showsPatients }, async ({ query, caller, request }) => {
    const { status, sort } = query
    if (status || sort?.endsWith('status')) assertMay(caller, 'patient.read-status')
    const asked = { ...query, clinicId: listedClinic(caller), doctorId: caller.doctorId }
    const { rows, ...page } = await listPatients(onReplica(deps, request).db.orm, asked, deps.clock.now())
    return { patients: rows.map((row) => toWireListedPatient(row, caller)), ...page }
  })

  serveCall(app, patientCalls.similar, { shows: showsPatients }, async ({ query, caller }) => {
    const found = await findSimilar(deps.db.orm, listedClinic(caller), query)
    return { patients: found.map(toWireIdentity) }
  })

  serveCall(app, patientCalls.get, { shows: showsPatient }, async ({ params: { id }, caller }) => {
    const { found, into } = await getPatientOrKept(deps.db.orm, id, caller.clinicId)
    assertCan(caller, 'patient.read', found && subjectOfPatient(found, caller))
    if (!found) throw new Error('assertCan lets no missing record through')
    const shown = toWirePatient(found, caller)
    return into === null ? shown : { ...shown, _id: id, mergedInto: into }
  })

  serveCall(app, patientCalls.booked, { ownerOf, shows: showsPatient }, async ({ params: { id }, caller }) =>
    readBooked(deps.db, id, caller.clinicId, deps.clock.now()),
  )

  serveCall(app, patientCalls.register, {}, async ({ body, caller }) => ({
    message: 'Patient registered successfully',
    id: await registerPatient(deps, caller, body),
  }))

  serveCall(app, patientCalls.invite, {}, async ({ body, caller }) => ({
    message: 'Patient registered and invited',
    id: await invitePatient(deps, caller, body),
  }))

  serveCall(app, patientCalls.link, {}, async ({ body, caller }) => ({
    message: 'Patient linked successfully',
    id: await linkPatient(deps, caller, body),
  }))

  const themselves = { ownerOf: (patientId: string) => ({ patientId }) }
  serveCall(app, patientCalls.update, themselves, async ({ params, body, caller }) => {
    await updatePatient(deps, caller, params.id, body)
    return present(params.id, caller)
  })

  serveCall(app, patientCalls.storeFastq, { ownerOf }, async ({ params, caller, request }) => {
    await storeFastq(deps, caller, params.id, await readUpload(request))
    return present(params.id, caller)
  })

  serveCall(app, patientCalls.fastq, { exposeHeadRoute: false }, ({ params, caller }) =>
    openFastq(deps, caller, params.id),
  )

  serveCall(app, patientCalls.deleteFastq, { ownerOf }, async ({ params, caller }) => {
    await deleteFastq(deps, caller, params.id)
    return present(params.id, caller)
  })

  serveCall(app, patientCalls.requestFastq, { ownerOf }, async ({ params, caller }) => {
    await requestFastq(deps, caller, params.id)
    return present(params.id, caller)
  })

  serveCall(app, patientCalls.notifyGeneticStudy, { ownerOf }, async ({ params, body, caller }) => {
    await notifyGeneticStudy(deps, caller, params.id, body.diseases)
    return { message: 'Notification email sent to the patient.' }
  })

  serveCall(app, patientCalls.accessLog, { ownerOf }, async ({ params, query }) => {
    const { entries, nextCursor } = await listAccesses(deps, params.id, query)
    return { entries: entries.map(toWireAccess), nextCursor }
  })
}
