import { bookOwnVisitSeriesInput } from '#contract/visit-series'
import { bookSeries } from '@/lib/api/visit-series'
import { patientOf } from '@/lib/bff/patient-of'
import { serve } from '@/lib/bff/serve'
import { visitSeriesEndpoints } from '@/lib/endpoints/visit-series'

export const POST = serve(visitSeriesEndpoints.book, {
  body: bookOwnVisitSeriesInput,
  status: 201,
  handle: ({ viewer, auth, body, request }) =>
    bookSeries(
      auth,
      { ...body, patientId: patientOf(viewer, body.patientId) },
      request.headers.get('idempotency-key') ?? undefined,
    ),
})
