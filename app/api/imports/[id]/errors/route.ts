import { importErrorsQuery } from '#contract/imports'
import { openImportErrors } from '@/lib/api/imports'
import { serve } from '@/lib/bff/serve'
import { importEndpoints } from '@/lib/endpoints/imports'

export const GET = serve(importEndpoints.errors, {
  query: importErrorsQuery,
  async handle({ auth, params, query }) {
    const { body } = await openImportErrors(auth, params.id, query)
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="errors.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
