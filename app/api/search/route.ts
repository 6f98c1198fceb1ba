import { searchQuery } from '#contract/search'
import { searchAll } from '@/lib/api/search'
import { serve } from '@/lib/bff/serve'
import { searchEndpoints } from '@/lib/endpoints/search'

export const GET = serve(searchEndpoints.all, {
  query: searchQuery,
  handle: ({ auth, query }) => searchAll(auth, query.q),
})
