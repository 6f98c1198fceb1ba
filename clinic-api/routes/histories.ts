import { z } from 'zod'
import { historyCalls } from '#contract/calls/histories'
import { noKnownAllergiesCalls } from '#contract/calls/no-known-allergies'
import { id } from '#contract/common'
import { allergiesAnswer } from '#contract/histories'
import type { Deps } from '../deps.ts'
import { guarded } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { addAllergy, removeAllergy } from '../services/histories/allergies.ts'
import { addCondition, removeCondition, updateCondition } from '../services/histories/conditions.ts'
import {
  type AllergiesKnown,
  endNoKnownAllergies,
  setNoKnownAllergies,
} from '../services/histories/no-known-allergies.ts'
import { readHistory, readVisits } from '../services/histories/read-history.ts'
import { findHistoryOwner } from '../services/histories/record.ts'
import { addTreatment, removeTreatment, updateTreatment } from '../services/histories/treatments.ts'
import {
  toWireAllergies,
  toWireConditions,
  toWireHistory,
  toWireTreatments,
  toWireVisits,
} from '../services/histories/wire.ts'

const tags = ['histories']
const params = z.object({ id })

export function historyRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (historyId: string) => findHistoryOwner(deps.db.orm, historyId)

  const reading = {
    withoutShows: 'Recorded by the service before it reads',
    exposeHeadRoute: false,
  } as const
  serveCall(app, historyCalls.get, reading, async ({ params, caller }) =>
    toWireHistory(await readHistory(deps, caller, params.id), caller),
  )

  serveCall(app, historyCalls.visits, reading, async ({ params, query, caller }) => {
    const { rows, patientId, nextCursor } = await readVisits(deps, caller, params.id, query.cursor)
    return { visits: toWireVisits(rows, caller.patientId !== patientId), nextCursor }
  })

  serveCall(app, historyCalls.addCondition, { ownerOf }, async ({ params, body, caller }) =>
    toWireConditions(await addCondition(deps, caller, params.id, body), caller),
  )

  serveCall(app, historyCalls.updateCondition, { ownerOf }, async ({ params, body, caller }) => {
    const path = { historyId: params.id, entryId: params.conditionId }
    return toWireConditions(await updateCondition(deps, caller, path, body), caller)
  })

  serveCall(app, historyCalls.deleteCondition, { ownerOf }, async ({ params, query, caller }) => {
    const path = { historyId: params.id, entryId: params.conditionId }
    return toWireConditions(await removeCondition(deps, caller, path, query.version), caller)
  })

  serveCall(app, historyCalls.addTreatment, { ownerOf }, async ({ params, body, caller }) =>
    toWireTreatments(await addTreatment(deps, caller, params.id, body), caller),
  )

  serveCall(app, historyCalls.updateTreatment, { ownerOf }, async ({ params, body, caller }) => {
    const path = { historyId: params.id, entryId: params.treatmentId }
    return toWireTreatments(await updateTreatment(deps, caller, path, body), caller)
  })

  serveCall(app, historyCalls.deleteTreatment, { ownerOf }, async ({ params, query, caller }) => {
    const path = { historyId: params.id, entryId: params.treatmentId }
    return toWireTreatments(await removeTreatment(deps, caller, path, query.version), caller)
  })

  serveCall(app, historyCalls.addAllergy, { ownerOf }, async ({ params, body, caller }) =>
    toWireAllergies(await addAllergy(deps, caller, params.id, body.allergy), caller),
  )

  app.delete(
    '/histories/:id/allergy/:allergy',
    {
      ...guarded('history.remove', ownerOf),
      schema: {
        tags,
        params: params.extend({ allergy: z.string().trim().min(1) }),
        response: { 200: allergiesAnswer },
      },
    },
    async (request) => {
      const { id: historyId, allergy } = request.params
      const caller = callerOf(request)
      return toWireAllergies(await removeAllergy(deps, caller, historyId, allergy), caller)
    },
  )

  serveCall(app, noKnownAllergiesCalls.set, { ownerOf }, async ({ params, body, caller }) =>
    toWireKnown(await setNoKnownAllergies(deps, caller, params.id, body.asked), caller),
  )

  serveCall(app, noKnownAllergiesCalls.end, { ownerOf }, async ({ params, caller }) =>
    toWireKnown(await endNoKnownAllergies(deps, caller, params.id), caller),
  )
}

const toWireKnown = ({ rows, none }: AllergiesKnown, caller: Caller) => ({
  ...toWireAllergies(rows, caller),
  noKnownAllergies: none,
})
