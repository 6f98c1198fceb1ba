import { insightFileQuery } from '#contract/insights'
import { openInsightsFile } from '@/lib/api/insights'
import { serve } from '@/lib/bff/serve'
import { insightEndpoints } from '@/lib/endpoints/insights'

export const GET = serve(insightEndpoints.file, {
  query: insightFileQuery,
  async handle({ auth, query }) {
    const { body } = await openInsightsFile(auth, query)
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="insights-${query.table}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
