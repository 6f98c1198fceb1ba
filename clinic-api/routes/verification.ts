import { patientCalls } from '#contract/calls/patients'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsPatients } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'
import { listToVerify } from '../services/verification/list-to-verify.ts'
import { verifyPatient } from '../services/verification/verify-patient.ts'

/** The desk's word on people who booked without an account. */
export function verificationRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, patientCalls.toVerify, { shows: showsPatients }, ({ caller }) =>
    listToVerify(deps, caller.clinicId),
  )

  const ownerOf = async (id: string, caller: Caller) => {
    const found = await getPatient(deps.db.orm, id, caller.clinicId)
    return found && subjectOfPatient(found, caller)
  }
  serveCall(app, patientCalls.verify, { ownerOf }, async ({ params: { id }, body, caller }) => {
    await verifyPatient(deps, caller, id, body)
    return { message: 'Verdict saved' }
  })
}
