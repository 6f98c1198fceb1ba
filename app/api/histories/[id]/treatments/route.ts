import { treatmentInput } from '#contract/histories'
import { saveTreatment } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const POST = serve(historyEndpoints.addTreatment, {
  body: treatmentInput,
  async handle({ auth, viewer, params, body }) {
    const treatments = await saveTreatment(auth, params.id, null, body)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})
