import { askSeriesInput } from '#contract/workshift-series'
import { previewSeries } from '@/lib/api/workshift-series'
import { clinicOf } from '@/lib/bff/clinic-of'
import { serve } from '@/lib/bff/serve'
import { seriesEndpoints } from '@/lib/endpoints/workshift-series'

export const POST = serve(seriesEndpoints.preview, {
  body: askSeriesInput,
  handle: ({ auth, viewer, body }) => previewSeries(auth, { ...body, clinicId: clinicOf(viewer) }),
})
