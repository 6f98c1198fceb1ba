import { deleteFastq, uploadFastq } from '@/lib/api/genetic-study'
import { multipartOf } from '@/lib/bff/multipart'
import { serve } from '@/lib/bff/serve'
import { geneticStudyEndpoints } from '@/lib/endpoints/patients'

export const POST = serve(geneticStudyEndpoints.uploadFastq, {
  upload: true,
  status: 201,
  handle: async ({ auth, params, request }) => ({
    status: await uploadFastq(auth, params.id, multipartOf(request)),
  }),
})

export const DELETE = serve(geneticStudyEndpoints.deleteFastq, {
  handle: async ({ auth, params }) => ({ status: await deleteFastq(auth, params.id) }),
})
