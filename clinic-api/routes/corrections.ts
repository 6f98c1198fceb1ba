import { z } from 'zod'
import { id } from '#contract/common'
import { correctionInput, correctionsAnswer, verdictInput } from '#contract/corrections'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { decideCorrection, findCorrectionOwner } from '../services/corrections/decide-correction.ts'
import { requestCorrection } from '../services/corrections/request-correction.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { toWireCorrections } from '../services/histories/wire.ts'

const tags = ['histories']
const params = z.object({ id })

/** What patients ask to have corrected; all of it stands in the history. */
export function correctionRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/histories/:id/corrections',
    {
      ...guarded('correction.request', (historyId) => findHistoryOwner(deps.db.orm, historyId)),
      schema: { tags, params, body: correctionInput, response: { 201: correctionsAnswer } },
    },
    async (request, reply) => {
      const rows = await requestCorrection(deps, callerOf(request), request.params.id, request.body)
      return reply.code(201).send(toWireCorrections(rows))
    },
  )

  app.put(
    '/corrections/:id',
    {
      ...guarded('correction.decide', (correctionId) => findCorrectionOwner(deps.db.orm, correctionId)),
      schema: { tags, params, body: verdictInput, response: { 200: correctionsAnswer } },
    },
    async (request) =>
      toWireCorrections(await decideCorrection(deps, callerOf(request), request.params.id, request.body)),
  )
}
