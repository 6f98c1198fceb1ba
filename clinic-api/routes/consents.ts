import { consentCalls } from '#contract/calls/consents'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { changeConsent } from '../services/consents/change-consent.ts'
import { readConsents } from '../services/consents/read-consents.ts'

/** A patient's consents. */
export function consentRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (patientId: string) => ({ patientId })

  serveCall(app, consentCalls.list, { ownerOf }, async ({ params }) => ({
    consents: await readConsents(deps.db.orm, params.id),
  }))

  serveCall(app, consentCalls.change, { ownerOf }, async ({ params, body, caller }) => ({
    consents: await changeConsent(deps, caller, params.id, body),
  }))
}
