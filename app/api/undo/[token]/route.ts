import { takeBack } from '@/lib/api/resolve'
import { serve } from '@/lib/bff/serve'
import { resolveEndpoints } from '@/lib/endpoints/resolve'

export const POST = serve(resolveEndpoints.undo, {
  handle: ({ auth, params }) => takeBack(auth, params.token),
})
