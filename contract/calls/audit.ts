import { z } from 'zod'
import { auditFileQuery, auditPage, auditQuery } from '../audit.ts'
import { auditProof, auditProofQuery } from '../audit-proof.ts'
import { calls, GET } from './call.ts'

export const auditCalls = calls('audit', {
  /** One page of a clinic's log. */
  list: GET('/audit', 'audit.read', { query: auditQuery, answer: auditPage }),
  file: GET('/audit/file', 'audit.read', { query: auditFileQuery, answer: z.string(), streams: 'text/csv' }),
  /** The proof for a page of a patient's access log. */
  proof: GET('/audit/proof', 'patient.access-log', { query: auditProofQuery, answer: auditProof }),
})
