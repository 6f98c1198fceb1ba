import type { FastifyRequest } from 'fastify'
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
      return toWireDay(await readDay(deps, { ...place, ...asker(request, place.clinicId) }, date))
    },
  )

  app.get(
    '/appointments/available-days',
    {
      config: { access: 'appointment.slots' },
      schema: { tags, querystring: availableDaysQuery, response: { 200: availableDaysAnswer } },
    },
    async (request) => {
      const place = request.query
      return toWireBookableDays(await readBookableDays(deps, { ...place, ...asker(request, place.clinicId) }))
    },
  )
}

function asker(request: FastifyRequest, clinicId: string) {
  const caller = callerOf(request)
  return { by: bookedBy(caller, clinicId), userId: caller.userId }
}
