import {
  availableAnswer,
  availableDaysAnswer,
  availableDaysQuery,
  availableQuery,
} from '#contract/appointments'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { readBookableDays, readDay } from '../services/appointments/available.ts'
import { bookedBy } from '../services/appointments/slots.ts'
import { toWireBookableDays, toWireDay } from '../services/appointments/wire.ts'

const tags = ['appointments']

export function slotRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/appointments/available',
    {
      config: { access: 'appointment.slots' },
      schema: { tags, querystring: availableQuery, response: { 200: availableAnswer } },
    },
    async (request) => {
      const { date, ...place } = request.query
      const by = bookedBy(callerOf(request), place.clinicId)
      return toWireDay(await readDay(deps, { ...place, by }, date))
    },
  )

  app.get(
    '/appointments/available-days',
    {
      config: { access: 'appointment.slots' },
      schema: { tags, querystring: availableDaysQuery, response: { 200: availableDaysAnswer } },
    },
    async (request) => {
      const by = bookedBy(callerOf(request), request.query.clinicId)
      return toWireBookableDays(await readBookableDays(deps, { ...request.query, by }))
    },
  )
}
