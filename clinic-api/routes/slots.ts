import type { FastifyRequest } from 'fastify'
import { availableAnswer, availableDaysAnswer, availableDaysQuery, availableQuery } from '#contract/available'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { readBookableDays, readDay } from '../services/appointments/available.ts'
import { movable } from '../services/appointments/movable.ts'
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
      return toWireDay(await readDay(deps, { ...place, ...(await asked(deps, request, place)) }, date))
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
      return toWireBookableDays(
        await readBookableDays(deps, { ...place, ...(await asked(deps, request, place)) }),
      )
    },
  )
}

interface Place {
  clinicId: string
  doctorId: string
  except?: string | undefined
}

async function asked(deps: Deps, request: FastifyRequest, place: Place) {
  const caller = callerOf(request)
  const except = await movable(deps, caller, place)
  return { by: bookedBy(caller, place.clinicId), userId: caller.userId, visitor: caller.patientId, except }
}
