import { auditProofQuery } from '#contract/audit-proof'
import { readProof } from '@/lib/api/audit'
import { serve } from '@/lib/bff/serve'
import { auditEndpoints } from '@/lib/endpoints/audit'

export const GET = serve(auditEndpoints.proof, {
  query: auditProofQuery,
  handle: ({ auth, query: { limit, ...query } }) =>
    readProof(auth, { ...query, ...(limit && { limit: String(limit) }) }),
})
