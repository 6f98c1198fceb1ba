import { requestFastq } from '@/lib/api/genetic-study'
import { serve } from '@/lib/bff/serve'
import { geneticStudyEndpoints } from '@/lib/endpoints/genetic-study'

export const POST = serve(geneticStudyEndpoints.requestFastq, {
  handle: async ({ auth, params }) => ({ status: await requestFastq(auth, params.patientId) }),
})
