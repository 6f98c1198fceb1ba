import { allergyInput } from '#contract/histories'
import { addAllergy, deleteAllergy } from '@/lib/api/histories'
import { changedBy } from '@/lib/bff/changed-by'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const POST = serve(historyEndpoints.addAllergy, {
  body: allergyInput,
  async handle({ auth, viewer, params, body }) {
    const allergies = await addAllergy(auth, params.id, body.allergy)
    return { allergies, ...changedBy(viewer, new Date()) }
  },
})

export const DELETE = serve(historyEndpoints.deleteAllergy, {
  body: allergyInput,
  async handle({ auth, viewer, params, body }) {
    const allergies = await deleteAllergy(auth, params.id, body.allergy)
    return { allergies, ...changedBy(viewer, new Date()) }
  },
})
