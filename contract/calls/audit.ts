import { z } from 'zod'
import { auditFilters, auditPage, auditQuery } from '../audit.ts'
import { auditProof, auditProofQuery } from '../audit-proof.ts'
import { calls } from './call.ts'

export const auditCalls = calls('audit', {
  /** One page of a clinic's log. */
  list: { method: 'GET', path: '/audit', action: 'audit.read', query: auditQuery, answer: auditPage },
  file: {
    method: 'GET',
    path: '/audit/file',
    action: 'audit.read',
    query: auditFilters,
    answer: z.string(),
    streams: 'text/csv',
  },
  /** The proof for a page of a patient's access log. */
  proof: {
    method: 'GET',
    path: '/audit/proof',
    action: 'patient.access-log',
    query: auditProofQuery,
    answer: auditProof,
  },
})
