import { reachOf } from '#contract/access'
import { searchAnswer, searchQuery } from '#contract/search'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsFound } from '../http/shown.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { toWireIdentity } from '../services/patients/wire.ts'
import { search } from '../services/search/search.ts'

/** One question for people and visits, asked with every few letters. */
export function searchRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/search',
    {
      config: { access: 'search.read', shows: showsFound },
      schema: { tags: ['search'], querystring: searchQuery, response: { 200: searchAnswer } },
    },
    async (request) => {
      const caller = callerOf(request)
      const { patients, doctors, visits } = await search(onReplica(deps, request), caller, request.query)
      const forStaff = reachOf('appointment.list-range', caller.roles) !== null
      return {
        patients: patients.map(toWireIdentity),
        doctors: doctors.map(({ id: _id, ...doctor }) => ({ _id, ...doctor })),
        visits: visits.map((visit) => toWireAppointment(visit, forStaff)),
      }
    },
  )
}
