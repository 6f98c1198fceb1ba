import { correctionInput } from '#contract/corrections'
import { requestCorrection } from '@/lib/api/corrections'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const POST = serve(historyEndpoints.requestCorrection, {
  status: 201,
  body: correctionInput,
  handle: async ({ auth, params, body }) => ({ corrections: await requestCorrection(auth, params.id, body) }),
})
