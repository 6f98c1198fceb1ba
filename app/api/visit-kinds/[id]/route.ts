import { updateVisitKindInput } from '#contract/visit-kinds'
import { deleteVisitKind, updateVisitKind } from '@/lib/api/visit-kinds'
import { serve } from '@/lib/bff/serve'
import { visitKindEndpoints } from '@/lib/endpoints/visit-kinds'

export const PUT = serve(visitKindEndpoints.update, {
  body: updateVisitKindInput,
  handle: ({ auth, params, body }) => updateVisitKind(auth, params.id, body),
})

export const DELETE = serve(visitKindEndpoints.delete, {
  async handle({ auth, params }) {
    await deleteVisitKind(auth, params.id)
    return { id: params.id }
  },
})
