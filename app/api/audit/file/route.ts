import { auditFilters } from '#contract/audit'
import { openAuditFile } from '@/lib/api/audit'
import { serve } from '@/lib/bff/serve'
import { auditEndpoints } from '@/lib/endpoints/audit'

export const GET = serve(auditEndpoints.file, {
  query: auditFilters,
  async handle({ auth, query }) {
    const { body } = await openAuditFile(auth, query)
    return new Response(body, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="audit.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    })
  },
})
