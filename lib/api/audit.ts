import 'server-only'
import type { z } from 'zod'
import { type AuditPage, type auditFilters, auditPage } from '#contract/audit'
import { type AuditProof, auditProof, type auditProofQuery } from '#contract/audit-proof'
import { type ApiAuth, callApi, openApi } from '@/lib/api/client'

type OfClinic = z.input<typeof auditFilters>

/** One page of a clinic's log; `cursor` from the page before. */
export function readAudit(
  auth: ApiAuth,
  query: OfClinic & { cursor?: string; limit?: string },
): Promise<AuditPage> {
  return callApi(auth, { path: '/audit', query, answer: auditPage })
}

/** All of it as CSV. */
export function openAuditFile(auth: ApiAuth, query: OfClinic): Promise<Response> {
  return openApi(auth, { path: '/audit/file', query })
}

/** The proof for a page of a patient's access log. */
export function readProof(
  auth: ApiAuth,
  query: Omit<z.output<typeof auditProofQuery>, 'limit'> & { limit?: string },
): Promise<AuditProof> {
  return callApi(auth, { path: '/audit/proof', query, answer: auditProof })
}
