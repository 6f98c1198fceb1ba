import { allergyInput } from '#contract/histories'
import { deleteAllergy } from '@/lib/api/histories'
import { serve } from '@/lib/bff/serve'
import { changedAllergies } from '@/lib/domain/history-wire'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const DELETE = serve(historyEndpoints.deleteAllergy, {
  body: allergyInput,
  async handle({ auth, viewer, params, body }) {
    const left = await deleteAllergy(auth, params.id, body.allergy)
    return changedAllergies(left, { viewer, now: Date.now() })
  },
})
