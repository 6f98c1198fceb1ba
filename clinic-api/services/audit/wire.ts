import type { AuditEntry } from '#contract/audit'
import type { LogRecord } from './read-log.ts'

export function toWireEntry(row: LogRecord): AuditEntry {
  const { id, action, outcome, entity, entityId, address, listed } = row
  const { actorId, actorName, actorPatient, accountId, accountName, accountPatient } = row
  return {
    id,
    action,
    outcome,
    entity,
    entityId,
    address,
    listed,
    at: row.at.toISOString(),
    who: actorId
      ? {
          userId: actorId,
          roles: row.actorRoles ?? [],
          name: actorName,
          patientName: actorPatient,
          ...(row.isKey && { program: true }),
          ...(row.actorClinic && { clinicName: row.actorClinic }),
        }
      : null,
    account: accountId ? { userId: accountId, name: accountName, patientName: accountPatient } : null,
    patient: row.patientId ? { id: row.patientId, name: row.patientName ?? '' } : null,
  }
}
