import { dayOffCalls } from '#contract/calls/days-off'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan, reachFor } from '../policy/can.ts'
import { createDaysOff, deleteDayOff } from '../services/days-off/change-days-off.ts'
import { suggestHolidays } from '../services/days-off/holidays.ts'
import { getDayOff, listDaysOff, subjectOfDayOff } from '../services/days-off/queries.ts'
import { toWireDayOff } from '../services/days-off/wire.ts'

export function daysOffRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getDayOff, subjectOfDayOff)

  serveCall(app, dayOffCalls.list, {}, async ({ query, caller }) => {
    assertOwnClinic(caller, query.clinicId)
    // When a colleague is away, and why, is for themselves and the desk.
    const own = reachFor(caller, 'workshift.read') === 'clinic' ? query.doctorId : (caller.doctorId ?? '')
    return (await listDaysOff(deps.db.orm, { ...query, doctorId: own })).map(toWireDayOff)
  })

  serveCall(app, dayOffCalls.holidays, {}, ({ query, caller }) => {
    assertOwnClinic(caller, query.clinicId)
    return suggestHolidays(deps, query)
  })

  serveCall(app, dayOffCalls.create, {}, async ({ query, body, caller }) => {
    const created = await createDaysOff(deps, caller, { ...body, force: query.force === 'true' })
    return created.map(toWireDayOff)
  })

  serveCall(app, dayOffCalls.delete, { ownerOf }, async ({ params, caller }) => {
    await deleteDayOff(deps, caller, params.id)
    return { message: 'Day off deleted' }
  })
}

/** Throws 404 for another clinic. */
function assertOwnClinic(caller: Caller, clinicId: string): void {
  assertCan(caller, 'workshift.read', { clinicIds: [clinicId], doctorId: caller.doctorId })
  if (clinicId !== caller.clinicId) throw notFound()
}
