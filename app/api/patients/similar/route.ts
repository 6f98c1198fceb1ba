import { similarPatientsQuery } from '#contract/patients'
import { listSimilarPatients } from '@/lib/api/patients'
import { serve } from '@/lib/bff/serve'
import { patientEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(patientEndpoints.similar, {
  query: similarPatientsQuery,
  handle: ({ auth, query }) => listSimilarPatients(auth, query),
})
