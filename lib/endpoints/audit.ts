import type { auditFilters } from '#contract/audit'
import type { AuditProof, auditProofQuery } from '#contract/audit-proof'
import { endpoint, type Types } from './endpoint'

export const auditEndpoints = {
  proof: endpoint(
    'GET /api/audit/proof',
    'patient.access-log',
    {} as Types<{ query: typeof auditProofQuery; answer: AuditProof }>,
  ),
  file: endpoint(
    'GET /api/audit/file',
    'audit.read',
    {} as Types<{ query: typeof auditFilters; answer: Response }>,
  ),
}
