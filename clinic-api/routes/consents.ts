import { consentCalls } from '#contract/calls/consents'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { changeConsent } from '../services/consents/change-consent.ts'
import { readConsents } from '../services/consents/read-consents.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'

/** A patient's consents. */
export function consentRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (patientId: string) => ({ patientId })

  serveCall(app, consentCalls.list, { ownerOf }, async ({ params }) => ({
    consents: await readConsents(deps.db.orm, params.id),
  }))

  const ofPatient = {
    ownerOf: async (patientId: string, caller: Caller) => {
      const found = await getPatient(deps.db.orm, patientId, caller.clinicId)
      return found && subjectOfPatient(found, caller)
    },
  }
  serveCall(app, consentCalls.change, ofPatient, async ({ params, body, caller }) => ({
    consents: await changeConsent(deps, caller, params.id, body),
  }))
}
