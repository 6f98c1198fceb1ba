import {
  availableAnswer,
  availableDaysAnswer,
  availableDaysQuery,
  availableQuery,
} from '#contract/appointments'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/server.ts'
import { readBookableDays, readDay } from '../services/appointments/available.ts'

const tags = ['appointments']
const iso = (instant: number) => new Date(instant).toISOString()

export function slotRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/appointments/available',
    {
      config: { access: 'appointment.slots' },
      schema: { tags, querystring: availableQuery, response: { 200: availableAnswer } },
    },
    async (request) => {
      const { date, ...place } = request.query
      const plan = await readDay(deps, place, date)
      return {
        available: plan.available.map(iso),
        booked: plan.booked.map(iso),
        slotMinutes: plan.slotMinutes,
        reasons: Object.fromEntries([...plan.reasons].map(([start, reason]) => [iso(start), reason])),
      }
    },
  )

  app.get(
    '/appointments/available-days',
    {
      config: { access: 'appointment.slots' },
      schema: { tags, querystring: availableDaysQuery, response: { 200: availableDaysAnswer } },
    },
    async (request) => {
      const { days, nextFree, upcoming, hours, timeZone } = await readBookableDays(deps, request.query)
      return {
        days: days.map((day) => ({ ...day, first: day.first === null ? null : iso(day.first) })),
        nextFree: nextFree === null ? null : iso(nextFree),
        upcoming: upcoming.map(iso),
        hours: hours.map(({ start, end }) => ({ start: iso(start), end: iso(end) })),
        timeZone,
      }
    },
  )
}
