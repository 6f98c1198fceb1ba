import { visitSeriesCalls } from '#contract/calls/visit-series'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { getAppointment } from '../services/appointments/queries.ts'
import { bookSeries, proposeSeries } from '../services/appointments/visit-series.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'

/** Visits that repeat. */
export function visitSeriesRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, visitSeriesCalls.preview, {}, async ({ body, caller }) => ({
    dates: await proposeSeries(deps, caller, body),
  }))

  serveCall(app, visitSeriesCalls.book, {}, async ({ body, caller }) => {
    const { specialty: _specialty, ...wanted } = body
    const { seriesId, ids } = await bookSeries(deps, caller, wanted)
    const records = await Promise.all(ids.map((each) => getAppointment(deps.db, each)))
    const appointments = records.flatMap((each) =>
      each ? toWireAppointment(each, caller.staffId !== null) : [],
    )
    return { seriesId, appointments }
  })
}
