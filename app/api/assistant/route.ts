import { assistantQuery } from '#contract/assistant'
import { askAssistant } from '@/lib/api/assistant'
import { serve } from '@/lib/bff/serve'
import { assistantEndpoints } from '@/lib/endpoints/assistant'

export const GET = serve(assistantEndpoints.ask, {
  query: assistantQuery,
  handle: async ({ auth, query, viewer: { patientId, clinicId } }) => ({
    answer: await askAssistant(auth, query.q),
    reader: { patientId, ofClinic: clinicId !== null },
  }),
})
