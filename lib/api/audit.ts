import 'server-only'
import type { z } from 'zod'
import type { auditFilters } from '#contract/audit'
import { type ApiAuth, openApi } from '@/lib/api/client'

/** A clinic's log as CSV. */
export function openAuditFile(auth: ApiAuth, query: z.input<typeof auditFilters>): Promise<Response> {
  return openApi(auth, { path: '/audit/file', query })
}
