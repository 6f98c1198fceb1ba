import { changeSeriesInput, seriesScopeQuery } from '#contract/workshift-series'
import { deleteSeries, getSeries, updateSeries } from '@/lib/api/workshift-series'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { seriesEndpoints } from '@/lib/endpoints/workshift-series'

export const GET = serve(seriesEndpoints.read, {
  handle: ({ auth, params }) => getSeries(auth, params.id),
})

export const PUT = serve(seriesEndpoints.update, {
  query: seriesScopeQuery,
  body: changeSeriesInput,
  handle: ({ auth, viewer, params, query, body }) =>
    updateSeries(auth, { id: params.id, scope: query, body: { ...body, clinicId: clinicOf(viewer) } }),
})

export const DELETE = serve(seriesEndpoints.delete, {
  query: seriesScopeQuery,
  handle: ({ auth, params, query }) => deleteSeries(auth, params.id, query),
})
