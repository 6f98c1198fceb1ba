import { correctionCalls } from '#contract/calls/corrections'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { decideCorrection, findCorrectionOwner } from '../services/corrections/decide-correction.ts'
import { requestCorrection } from '../services/corrections/request-correction.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { toWireCorrections } from '../services/histories/wire.ts'

/** Corrections that patients ask for; all of them stay in the history. */
export function correctionRoutes(app: ApiServer, deps: Deps): void {
  const ofHistory = { ownerOf: (historyId: string) => findHistoryOwner(deps.db.orm, historyId) }
  const ofCorrection = { ownerOf: (correctionId: string) => findCorrectionOwner(deps.db.orm, correctionId) }

  serveCall(app, correctionCalls.request, ofHistory, async ({ params, body, caller }) =>
    toWireCorrections(await requestCorrection(deps, caller, params.id, body)),
  )

  serveCall(app, correctionCalls.decide, ofCorrection, async ({ params, body, caller }) =>
    toWireCorrections(await decideCorrection(deps, caller, params.id, body)),
  )
}
