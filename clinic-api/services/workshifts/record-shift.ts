import type { Orm } from '../../db/client.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { announce } from '../live/announce.ts'
import type { WorkshiftRecord } from './queries.ts'

/** The trace that a write to a shift leaves. */
export async function recordShiftWrite(
  tx: Orm,
  caller: Caller,
  now: Date,
  verb: 'create' | 'update' | 'delete',
  { id, doctorId, clinicId }: Omit<WorkshiftRecord, 'startAt' | 'endAt'>,
): Promise<void> {
  await recordAudit(tx, now, {
    action: `workshift.${verb}`,
    actorId: caller.userId,
    address: caller.address,
    entity: 'workshift',
    entityId: id,
    clinicId,
  })
  await announce(tx, { type: 'workshift.changed', id, doctorId, clinicId })
}
