import { v7 as newId } from 'uuid'
import type { Orm } from '../db/client.ts'
import { audit } from '../db/schema/audit.ts'

export interface AuditEntry {
  action: string
  outcome?: 'done' | 'refused'
  actorId: string | null
  address: string
  entity: string
  entityId?: string | null
  /** Whose record it is, so that a patient can list who opened it. */
  patientId?: string | null
  clinicId?: string | null
  /** Never a secret, never clinical text. */
  details?: Record<string, unknown>
}

/** Writes one row; `tx` is the transaction of what it speaks of. */
export async function recordAudit(tx: Orm, at: Date, entry: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...entry, id: newId(), at, outcome: entry.outcome ?? 'done' })
}
