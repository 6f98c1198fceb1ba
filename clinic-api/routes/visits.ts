import {
  resolveOptions as optionsAnswer,
  resolved,
  resolveInput,
  resolveOptionsInput,
} from '#contract/resolve'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { resolveOptions } from '../services/visits/options.ts'
import { resolveVisits } from '../services/visits/resolve-visits.ts'

const tags = ['appointments']
const writing = { config: { access: 'workshift.write' } } as const

export function visitRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/visits/resolve',
    { ...writing, schema: { tags, body: resolveInput, response: { 200: resolved } } },
    async (request) => {
      const { undo, undoUntil, visits } = await resolveVisits(deps, callerOf(request), request.body)
      const records = await Promise.all(visits.map((each) => getAppointment(deps.db, each)))
      return {
        undo,
        undoUntil: undoUntil.toISOString(),
        visits: records.flatMap((record) => (record ? toWireAppointment(record, true) : [])),
      }
    },
  )

  app.post(
    '/visits/resolve/options',
    { ...writing, schema: { tags, body: resolveOptionsInput, response: { 200: optionsAnswer } } },
    (request) => resolveOptions(deps, callerOf(request), request.body),
  )
}
