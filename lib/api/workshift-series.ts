import 'server-only'
import type { z } from 'zod'
import {
  type createSeriesInput,
  type previewSeriesInput,
  type Series,
  type SeriesCounts,
  type SeriesPreview,
  series,
  seriesCounts,
  seriesPreview,
  type seriesScopeQuery,
  type updateSeriesInput,
} from '#contract/workshift-series'
import { type ApiAuth, callApi } from '@/lib/api/client'

const pathOf = (id: string) => `/workshift-series/${encodeURIComponent(id)}`

export function getSeries(auth: ApiAuth, id: string): Promise<Series> {
  return callApi(auth, { path: pathOf(id), answer: series })
}

/** The shifts that a write would make, its collisions and the visits that it affects. */
export function previewSeries(
  auth: ApiAuth,
  body: z.output<typeof previewSeriesInput>,
): Promise<SeriesPreview> {
  return callApi(auth, { method: 'POST', path: '/workshift-series/preview', body, answer: seriesPreview })
}

type Force = 'true' | 'false' | undefined

/** Throws `ApiError` `appointments_affected` when visits would be left standing, unless `force`; `stale` after a change. */
export function createSeries(
  auth: ApiAuth,
  body: z.output<typeof createSeriesInput>,
  force: Force,
): Promise<SeriesCounts> {
  return callApi(auth, {
    method: 'POST',
    path: '/workshift-series',
    query: { force },
    body,
    answer: seriesCounts,
  })
}

type Scope = z.output<typeof seriesScopeQuery>

/** Like `createSeries`, for the shifts within the scope. */
export function updateSeries(
  auth: ApiAuth,
  { id, scope, body }: { id: string; scope: Scope; body: z.output<typeof updateSeriesInput> },
): Promise<SeriesCounts> {
  return callApi(auth, { method: 'PUT', path: pathOf(id), query: queryOf(scope), body, answer: seriesCounts })
}

export function deleteSeries(auth: ApiAuth, id: string, scope: Scope): Promise<SeriesCounts> {
  return callApi(auth, { method: 'DELETE', path: pathOf(id), query: queryOf(scope), answer: seriesCounts })
}

function queryOf({ scope, date, force, seriesVersion }: Scope): Record<string, string | undefined> {
  return { scope, date, force, seriesVersion: seriesVersion?.toString() }
}
