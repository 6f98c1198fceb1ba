import type { Orm } from '../../db/client.ts'
import type { Caller } from '../../policy/caller.ts'
import { recordAudit } from '../../write/audit.ts'

/** One line of the list of who opened a patient's record. */
export async function recordRead(
  tx: Orm,
  now: Date,
  caller: Caller,
  patientId: string,
  { entity, id }: { entity: 'history' | 'image' | 'analytic'; id: string },
): Promise<void> {
  await recordAudit(tx, now, {
    action: `${entity}.read`,
    actorId: caller.userId,
    address: caller.address,
    entity,
    entityId: id,
    patientId,
    clinicId: caller.clinicId,
  })
}
