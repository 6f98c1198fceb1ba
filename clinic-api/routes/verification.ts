import { patientCalls } from '#contract/calls/patients'
import type { Deps } from '../deps.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsPatients } from '../http/shown.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'
import { listToVerify } from '../services/verification/list-to-verify.ts'
import { verifyPatient } from '../services/verification/verify-patient.ts'

/** The desk's word on people who booked without an account. */
export function verificationRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, patientCalls.toVerify, { shows: showsPatients }, ({ caller }) =>
    listToVerify(deps, caller.clinicId),
  )

  const ownerOf = ownedBy(deps, getPatient, subjectOfPatient)
  serveCall(app, patientCalls.verify, { ownerOf }, async ({ params: { id }, body, caller }) => {
    await verifyPatient(deps, caller, id, body)
    return { message: 'Verdict saved' }
  })
}
