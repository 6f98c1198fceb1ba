import { z } from 'zod'
import { id, messageAnswer } from '#contract/common'
import { createDayOffInput, dayOffList, dayOffQuery, holidayList, holidaysQuery } from '#contract/days-off'
import { forceQuery } from '#contract/staff'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import type { Caller } from '../policy/caller.ts'
import { assertCan, reachFor } from '../policy/can.ts'
import { createDaysOff, deleteDayOff } from '../services/days-off/change-days-off.ts'
import { suggestHolidays } from '../services/days-off/holidays.ts'
import { getDayOff, listDaysOff, subjectOfDayOff } from '../services/days-off/queries.ts'
import { toWireDayOff } from '../services/days-off/wire.ts'

const tags = ['days off']
const params = z.object({ id })

export function daysOffRoutes(app: ApiServer, deps: Deps): void {
  const ownDayOff = guarded('workshift.write', async (dayOffId) => {
    const found = await getDayOff(deps.db.orm, dayOffId)
    return found && subjectOfDayOff(found)
  })

  app.get(
    '/days-off',
    {
      config: { access: 'workshift.read' },
      schema: { tags, querystring: dayOffQuery, response: { 200: dayOffList } },
    },
    async (request) => {
      const caller = callerOf(request)
      assertOwnClinic(caller, request.query.clinicId)
      // When a colleague is away, and why, is for themselves and the desk.
      const own =
        reachFor(caller, 'workshift.read') === 'clinic' ? request.query.doctorId : (caller.doctorId ?? '')
      return (await listDaysOff(deps.db.orm, { ...request.query, doctorId: own })).map(toWireDayOff)
    },
  )

  app.get(
    '/days-off/holidays',
    {
      config: { access: 'workshift.read' },
      schema: { tags, querystring: holidaysQuery, response: { 200: holidayList } },
    },
    async (request) => {
      assertOwnClinic(callerOf(request), request.query.clinicId)
      return suggestHolidays(deps, request.query)
    },
  )

  app.post(
    '/days-off',
    {
      config: { access: 'workshift.write' },
      schema: { tags, querystring: forceQuery, body: createDayOffInput, response: { 201: dayOffList } },
    },
    async (request, reply) => {
      const force = request.query.force === 'true'
      const created = await createDaysOff(deps, callerOf(request), { ...request.body, force })
      return reply.code(201).send(created.map(toWireDayOff))
    },
  )

  app.delete(
    '/days-off/:id',
    { ...ownDayOff, schema: { tags, params, response: { 200: messageAnswer } } },
    async (request) => {
      await deleteDayOff(deps, callerOf(request), request.params.id)
      return { message: 'Day off deleted' }
    },
  )
}

/** Throws 404 for another clinic. */
function assertOwnClinic(caller: Caller, clinicId: string): void {
  assertCan(caller, 'workshift.read', { clinicIds: [clinicId], doctorId: caller.doctorId })
  if (clinicId !== caller.clinicId) throw notFound()
}
