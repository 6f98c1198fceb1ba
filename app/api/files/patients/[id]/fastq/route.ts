import { openFastq } from '@/lib/api/genetic-study'
import { fileResponse } from '@/lib/bff/file-response'
import { serve } from '@/lib/bff/serve'
import { geneticStudyEndpoints } from '@/lib/endpoints/patients'

export const GET = serve(geneticStudyEndpoints.fastqBytes, {
  handle: async ({ auth, params }) => fileResponse(await openFastq(auth, params.id), { download: true }),
})
