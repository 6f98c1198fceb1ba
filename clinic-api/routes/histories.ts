import { z } from 'zod'
import { noKnownAllergiesCalls } from '#contract/calls/no-known-allergies'
import { id } from '#contract/common'
import {
  allergiesAnswer,
  allergyInput,
  conditionShape,
  conditionsAnswer,
  deletedVersion,
  history,
  treatmentInput,
  treatmentsAnswer,
  visitsAnswer,
  visitsQuery,
} from '#contract/histories'
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
// Checked without "today", which is known only with the history: the service compares the days.
const condition = conditionShape

export function historyRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = (historyId: string) => findHistoryOwner(deps.db.orm, historyId)

  app.get(
    '/histories/:id',
    {
      config: { access: 'history.read', withoutShows: 'Recorded by the service before it reads' },
      exposeHeadRoute: false,
      schema: { tags, params, response: { 200: history } },
    },
    async (request) => {
      const caller = callerOf(request)
      return toWireHistory(await readHistory(deps, caller, request.params.id), caller)
    },
  )

  app.get(
    '/histories/:id/visits',
    {
      config: { access: 'history.read', withoutShows: 'Recorded by the service before it reads' },
      exposeHeadRoute: false,
      schema: { tags, params, querystring: visitsQuery, response: { 200: visitsAnswer } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { cursor } = request.query
      const { rows, patientId, nextCursor } = await readVisits(deps, caller, request.params.id, cursor)
      return { visits: toWireVisits(rows, caller.patientId !== patientId), nextCursor }
    },
  )

  app.post(
    '/histories/:id/condition',
    {
      ...guarded('history.add', ownerOf),
      schema: { tags, params, body: condition, response: { 201: conditionsAnswer } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const rows = await addCondition(deps, caller, request.params.id, request.body)
      return reply.code(201).send(toWireConditions(rows, caller))
    },
  )

  const conditionParams = params.extend({ conditionId: id })

  app.put(
    '/histories/:id/condition/:conditionId',
    {
      ...guarded('history.edit', ownerOf),
      schema: { tags, params: conditionParams, body: condition, response: { 200: conditionsAnswer } },
    },
    async (request) => {
      const path = { historyId: request.params.id, entryId: request.params.conditionId }
      const caller = callerOf(request)
      return toWireConditions(await updateCondition(deps, caller, path, request.body), caller)
    },
  )

  app.delete(
    '/histories/:id/condition/:conditionId',
    {
      ...guarded('history.remove', ownerOf),
      schema: {
        tags,
        params: conditionParams,
        querystring: deletedVersion,
        response: { 200: conditionsAnswer },
      },
    },
    async (request) => {
      const path = { historyId: request.params.id, entryId: request.params.conditionId }
      const caller = callerOf(request)
      return toWireConditions(await removeCondition(deps, caller, path, request.query.version), caller)
    },
  )

  app.post(
    '/histories/:id/treatment',
    {
      ...guarded('history.add', ownerOf),
      schema: { tags, params, body: treatmentInput, response: { 201: treatmentsAnswer } },
    },
    async (request, reply) => {
      const caller = callerOf(request)
      const rows = await addTreatment(deps, caller, request.params.id, request.body)
      return reply.code(201).send(toWireTreatments(rows, caller))
    },
  )

  const treatmentParams = params.extend({ treatmentId: id })

  app.put(
    '/histories/:id/treatment/:treatmentId',
    {
      ...guarded('history.edit', ownerOf),
      schema: { tags, params: treatmentParams, body: treatmentInput, response: { 200: treatmentsAnswer } },
    },
    async (request) => {
      const path = { historyId: request.params.id, entryId: request.params.treatmentId }
      const caller = callerOf(request)
      return toWireTreatments(await updateTreatment(deps, caller, path, request.body), caller)
    },
  )

  app.delete(
    '/histories/:id/treatment/:treatmentId',
    {
      ...guarded('history.remove', ownerOf),
      schema: {
        tags,
        params: treatmentParams,
        querystring: deletedVersion,
        response: { 200: treatmentsAnswer },
      },
    },
    async (request) => {
      const path = { historyId: request.params.id, entryId: request.params.treatmentId }
      const caller = callerOf(request)
      return toWireTreatments(await removeTreatment(deps, caller, path, request.query.version), caller)
    },
  )

  app.post(
    '/histories/:id/allergy',
    {
      ...guarded('history.add', ownerOf),
      schema: { tags, params, body: allergyInput, response: { 201: allergiesAnswer } },
    },
    async (request, reply) => {
      const rows = await addAllergy(deps, callerOf(request), request.params.id, request.body.allergy)
      return reply.code(201).send(toWireAllergies(rows, callerOf(request)))
    },
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
