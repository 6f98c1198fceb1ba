import type { auditFilters } from '#contract/audit'
import { endpoint, type Types } from './endpoint'

export const auditEndpoints = {
  file: endpoint(
    'GET /api/audit/file',
    'audit.read',
    {} as Types<{ query: typeof auditFilters; answer: Response }>,
  ),
}
