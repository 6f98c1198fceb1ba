import { deathCalls } from '#contract/calls/deaths'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { recordDeath } from '../services/deaths/record-death.ts'
import { takeBackDeath } from '../services/deaths/take-back-death.ts'
import { getPatient, subjectOfPatient } from '../services/patients/queries.ts'
import { toWirePatient } from '../services/patients/wire.ts'

/** Records that a patient has died. */
export function deathRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getPatient, subjectOfPatient)

  async function present(id: string, caller: Caller) {
    const found = await getPatient(deps.db.orm, id, null)
    if (!found) throw notFound()
    return toWirePatient(found, caller)
  }

  serveCall(app, deathCalls.record, { ownerOf }, async ({ params, body, caller }) => {
    await recordDeath(deps, caller, params.id, body)
    return present(params.id, caller)
  })

  serveCall(app, deathCalls.takeBack, { ownerOf }, async ({ params, caller }) => {
    const restored = await takeBackDeath(deps, caller, params.id)
    return { ...(await present(params.id, caller)), restored }
  })
}
