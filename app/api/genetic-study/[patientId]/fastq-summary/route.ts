import { openFastqSteps } from '@/lib/api/genetic-study'
import { serve } from '@/lib/bff/serve'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'

export const POST = serve(geneticStudyEndpoints.fastqSummary, {
  async handle({ auth, params }) {
    const steps = await openFastqSteps(auth, params.patientId)
    return new Response(steps.body, {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        // no-transform: compressing would hold steps back.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    })
  },
})
