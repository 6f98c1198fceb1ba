import { z } from 'zod'
import { id } from '#contract/common'
import { forceQuery } from '#contract/staff'
import {
  createSeriesInput,
  parsedLine,
  parseLineInput,
  previewSeriesInput,
  series,
  seriesCounts,
  seriesList,
  seriesListQuery,
  seriesPreview,
  seriesScopeQuery,
  updateSeriesInput,
} from '#contract/workshift-series'
import type { Deps } from '../deps.ts'
import { ApiError, notFound } from '../errors.ts'
import { guarded } from '../http/guard.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsAffected } from '../http/shown.ts'
import { assertCan } from '../policy/can.ts'
import { getDoctor, subjectOfDoctor } from '../services/staff/queries.ts'
import { deleteSeries, updateSeries } from '../services/workshift-series/change-series.ts'
import { createSeries } from '../services/workshift-series/create-series.ts'
import { previewSeries } from '../services/workshift-series/preview-series.ts'
import { getSeries, listSeries, subjectOfSeries } from '../services/workshift-series/queries.ts'
import { readLine, whyStopped } from '../services/workshift-series/read-line.ts'
import { toWireSeries } from '../services/workshift-series/wire.ts'

const tags = ['workshifts']
const params = z.object({ id })
const writing = { config: { access: 'workshift.write' } } as const

export function workshiftSeriesRoutes(app: ApiServer, deps: Deps): void {
  const ownerOf = async (seriesId: string) => {
    const found = await getSeries(deps.db.orm, seriesId)
    return found && subjectOfSeries(found)
  }

  app.get(
    '/workshift-series',
    {
      config: { access: 'workshift.read' },
      schema: { tags, querystring: seriesListQuery, response: { 200: seriesList } },
    },
    async (request) => {
      const doctor = await getDoctor(deps.db.orm, request.query.doctorId, callerOf(request).clinicId)
      assertCan(callerOf(request), 'workshift.read', doctor && subjectOfDoctor(doctor))
      return (await listSeries(deps.db.orm, request.query.doctorId)).map(toWireSeries)
    },
  )

  app.get(
    '/workshift-series/:id',
    { ...guarded('workshift.read', ownerOf), schema: { tags, params, response: { 200: series } } },
    async (request) => {
      const found = await getSeries(deps.db.orm, request.params.id)
      if (!found) throw notFound()
      return toWireSeries(found)
    },
  )

  app.post(
    '/workshift-series/preview',
    {
      config: { ...writing.config, shows: showsAffected },
      schema: { tags, body: previewSeriesInput, response: { 200: seriesPreview } },
    },
    (request) => previewSeries(deps, callerOf(request), request.body),
  )

  app.post(
    '/workshift-series/parse',
    { ...writing, schema: { tags, body: parseLineInput, response: { 200: parsedLine } } },
    async (request) => {
      const answer = await readLine(deps, callerOf(request), request.body)
      if ('pattern' in answer) return answer.pattern
      const message = whyStopped(answer)
      throw new ApiError('invalid_input', message, { errors: { text: message }, at: answer.at })
    },
  )

  app.post(
    '/workshift-series',
    {
      ...writing,
      schema: { tags, querystring: forceQuery, body: createSeriesInput, response: { 201: seriesCounts } },
    },
    async (request, reply) => {
      const force = request.query.force === 'true'
      return reply.code(201).send(await createSeries(deps, callerOf(request), { ...request.body, force }))
    },
  )

  app.put(
    '/workshift-series/:id',
    {
      ...guarded('workshift.write', ownerOf),
      schema: {
        tags,
        params,
        querystring: seriesScopeQuery,
        body: updateSeriesInput,
        response: { 200: seriesCounts },
      },
    },
    (request) => {
      const { seriesVersion } = request.body
      const target = { ...targetOf(request), ...(seriesVersion !== undefined && { seriesVersion }) }
      return updateSeries(deps, callerOf(request), target, request.body)
    },
  )

  app.delete(
    '/workshift-series/:id',
    {
      ...guarded('workshift.write', ownerOf),
      schema: { tags, params, querystring: seriesScopeQuery, response: { 200: seriesCounts } },
    },
    (request) => deleteSeries(deps, callerOf(request), targetOf(request)),
  )
}

type Scoped = { params: { id: string }; query: z.output<typeof seriesScopeQuery> }

function targetOf({ params: { id: seriesId }, query: { force, ...scope } }: Scoped) {
  return { id: seriesId, ...scope, force: force === 'true' }
}
