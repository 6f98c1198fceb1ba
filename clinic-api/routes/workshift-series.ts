import type { z } from 'zod'
import { workshiftSeriesCalls } from '#contract/calls/workshift-series'
import type { Series, seriesScopeQuery } from '#contract/workshift-series'
import type { Deps } from '../deps.ts'
import { ApiError, notFound } from '../errors.ts'
import { ownedBy } from '../http/guard.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsAffected } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { getDoctor, subjectOfDoctor } from '../services/staff/queries.ts'
import { deleteSeries, updateSeries } from '../services/workshift-series/change-series.ts'
import { createSeries } from '../services/workshift-series/create-series.ts'
import { previewSeries } from '../services/workshift-series/preview-series.ts'
import {
  getSeries,
  listSeries,
  type SeriesRecord,
  subjectOfSeries,
} from '../services/workshift-series/queries.ts'
import { readLine, whyStopped } from '../services/workshift-series/read-line.ts'

export function workshiftSeriesRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = ownedBy(deps, getSeries, subjectOfSeries)

  serveCall(app, workshiftSeriesCalls.list, {}, async ({ query: { doctorId }, caller }) => {
    const doctor = await getDoctor(deps.db.orm, doctorId, caller.clinicId)
    assertCan(caller, 'workshift.read', doctor && subjectOfDoctor(doctor))
    return (await listSeries(deps.db.orm, doctorId)).map(toWireSeries)
  })

  serveCall(app, workshiftSeriesCalls.get, { ownerOf }, async ({ params }) => {
    const found = await getSeries(deps.db.orm, params.id)
    if (!found) throw notFound()
    return toWireSeries(found)
  })

  serveCall(app, workshiftSeriesCalls.preview, { shows: showsAffected }, ({ caller, body }) =>
    previewSeries(deps, caller, body),
  )

  serveCall(app, workshiftSeriesCalls.parse, {}, async ({ caller, body }) => {
    const answer = await readLine(deps, caller, body)
    if ('pattern' in answer) return answer.pattern
    const message = whyStopped(answer)
    throw new ApiError('invalid_input', message, { errors: { text: message }, at: answer.at })
  })

  serveCall(app, workshiftSeriesCalls.create, {}, ({ query, body, caller }) =>
    createSeries(deps, caller, { ...body, force: query.force === 'true' }),
  )

  serveCall(app, workshiftSeriesCalls.update, { ownerOf }, ({ params, query, body, caller }) => {
    const { seriesVersion } = body
    const target = { ...targetOf(params.id, query), ...(seriesVersion !== undefined && { seriesVersion }) }
    return updateSeries(deps, caller, target, body)
  })

  serveCall(app, workshiftSeriesCalls.delete, { ownerOf }, ({ params, query, caller }) =>
    deleteSeries(deps, caller, targetOf(params.id, query)),
  )
}

function targetOf(id: string, { force, ...scope }: z.output<typeof seriesScopeQuery>) {
  return { id, ...scope, force: force === 'true' }
}

function toWireSeries({
  id: seriesId,
  createdAt: _made,
  updatedAt: _changed,
  parity,
  ...row
}: SeriesRecord): Series {
  return { seriesId, ...row, ...(parity && { parity }) }
}
