import { requireHistory } from '@/lib/api/histories'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const GET = serve(historyEndpoints.read, {
  handle: ({ auth, params }) => requireHistory(auth, params.id),
})
