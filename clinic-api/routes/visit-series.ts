import {
  bookedVisitSeries,
  bookVisitSeriesInput,
  visitSeriesDates,
  visitSeriesQuestion,
} from '#contract/visit-series'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { bookSeries, proposeSeries } from '../services/appointments/visit-series.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'

const tags = ['appointments']
const booking = { config: { access: 'appointment.book' } } as const

/** Visits that repeat. */
export function visitSeriesRoutes(app: ApiServer, deps: Deps): void {
  app.post(
    '/appointments/series/preview',
    { ...booking, schema: { tags, body: visitSeriesQuestion, response: { 200: visitSeriesDates } } },
    async (request) => ({ dates: await proposeSeries(deps, callerOf(request), request.body) }),
  )

  app.post(
    '/appointments/series',
    { ...booking, schema: { tags, body: bookVisitSeriesInput, response: { 201: bookedVisitSeries } } },
    async (request, reply) => {
      const caller = callerOf(request)
      const { specialty: _specialty, ...wanted } = request.body
      const { seriesId, ids } = await bookSeries(deps, caller, wanted)
      const records = await Promise.all(ids.map((each) => getAppointment(deps.db, each)))
      const appointments = records.flatMap((each) =>
        each ? toWireAppointment(each, caller.staffId !== null) : [],
      )
      return reply.code(201).send({ seriesId, appointments })
    },
  )
}
