import { patientCalls } from '#contract/calls/patients'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsPatient } from '../http/shown.ts'
import { correctDetails } from '../services/details/correct-details.ts'
import { listChanges } from '../services/details/list-changes.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'
import { toWirePatient } from '../services/patients/wire.ts'

/** Corrections of a patient's details, and what was changed before. */
export function detailRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getPatient, subjectOfPatient)

  serveCall(app, patientCalls.correct, { ownerOf }, async ({ params, body, caller }) => {
    await correctDetails(deps, caller, params.id, body)
    const found = await getPatient(deps.db.orm, params.id, null)
    if (!found) throw notFound()
    return toWirePatient(found, caller)
  })

  serveCall(app, patientCalls.changes, { ownerOf, shows: showsPatient }, async ({ params }) => ({
    changes: await listChanges(deps.db.orm, params.id),
  }))
}
