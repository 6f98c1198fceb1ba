import { deletedVersion, treatmentInput } from '#contract/histories'
import { deleteTreatment, saveTreatment } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const PUT = serve(historyEndpoints.editTreatment, {
  body: treatmentInput,
  async handle({ auth, viewer, params, body }) {
    const treatments = await saveTreatment(auth, params.id, params.treatmentId, body)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})

export const DELETE = serve(historyEndpoints.deleteTreatment, {
  query: deletedVersion,
  async handle({ auth, viewer, params, query }) {
    const treatments = await deleteTreatment(auth, params.id, params.treatmentId, query.version)
    return { treatments, ...changedBy(viewer, new Date()) }
  },
})
