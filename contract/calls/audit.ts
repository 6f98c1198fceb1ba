import { auditPage, auditQuery } from '../audit.ts'
import { auditProof, auditProofQuery } from '../audit-proof.ts'
import { calls } from './call.ts'

export const auditCalls = calls('audit', {
  /** One page of a clinic's log. */
  list: { method: 'GET', path: '/audit', action: 'audit.read', query: auditQuery, answer: auditPage },
  /** The proof for a page of a patient's access log. */
  proof: {
    method: 'GET',
    path: '/audit/proof',
    action: 'patient.access-log',
    query: auditProofQuery,
    answer: auditProof,
  },
})
