import { verdictInput } from '#contract/corrections'
import { decideCorrection } from '@/lib/api/corrections'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const PUT = serve(historyEndpoints.decideCorrection, {
  body: verdictInput,
  handle: async ({ auth, params, body }) => ({ corrections: await decideCorrection(auth, params.id, body) }),
})
