import { ownVisitSeriesQuestion } from '#contract/visit-series'
import { previewSeries } from '@/lib/api/visit-series'
import { patientOf } from '@/lib/bff/patient-of'
import { serve } from '@/lib/bff/serve'
import { visitSeriesEndpoints } from '@/lib/endpoints/visit-series'

export const POST = serve(visitSeriesEndpoints.preview, {
  body: ownVisitSeriesQuestion,
  handle: ({ viewer, auth, body }) =>
    previewSeries(auth, { ...body, patientId: patientOf(viewer, body.patientId) }),
})
