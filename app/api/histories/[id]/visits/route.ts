import { visitsQuery } from '#contract/histories'
import { listEarlierVisits } from '@/lib/api/histories'
import { serve } from '@/lib/bff/serve'
import { historyEndpoints } from '@/lib/endpoints/histories'

export const GET = serve(historyEndpoints.visits, {
  query: visitsQuery,
  handle: ({ auth, params, query }) => listEarlierVisits(auth, params.id, query.cursor),
})
