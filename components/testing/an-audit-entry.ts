import type { AuditEntry } from '#contract/audit'

/** An entry of the log about nobody in particular. */
export const anAuditEntry: AuditEntry = {
  id: 'a1',
  at: '2026-11-25T10:00:00.000Z',
  action: 'patient.update',
  outcome: 'done',
  who: null,
  account: null,
  patient: null,
  entity: 'patient',
  entityId: null,
  listed: null,
  address: null,
}
