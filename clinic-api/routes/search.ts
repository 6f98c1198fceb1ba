import { reachOf } from '#contract/access'
import { searchCalls } from '#contract/calls/search'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsFound } from '../http/shown.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { toWireIdentity } from '../services/patients/wire.ts'
import { search } from '../services/search/search.ts'

/** One question for people and visits, asked with every few letters. */
export function searchRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, searchCalls.find, { shows: showsFound }, async ({ query, caller, request }) => {
    const { patients, doctors, visits } = await search(onReplica(deps, request), caller, query)
    const forStaff = reachOf('appointment.list-range', caller.roles) !== null
    return {
      patients: patients.map(toWireIdentity),
      doctors: doctors.map(({ id: _id, ...doctor }) => ({ _id, ...doctor })),
      visits: visits.map((visit) => toWireAppointment(visit, forStaff)),
    }
  })
}
