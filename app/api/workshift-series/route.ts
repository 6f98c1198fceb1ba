import { forceQuery } from '#contract/staff'
import { newSeriesInput } from '#contract/workshift-series'
import { createSeries } from '@/lib/api/workshift-series'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { seriesEndpoints } from '@/lib/endpoints/workshift-series'

export const POST = serve(seriesEndpoints.create, {
  query: forceQuery,
  body: newSeriesInput,
  status: 201,
  handle: ({ auth, viewer, query, body }) =>
    createSeries(auth, { ...body, clinicId: clinicOf(viewer) }, query.force),
})
