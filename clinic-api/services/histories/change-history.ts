import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { histories } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { recordAudit } from '../../write/audit.ts'
import { type HistoryRecord, isOwner, requireHistory } from './record.ts'

export interface Change {
  verb: 'add' | 'edit' | 'remove'
  entity: 'condition' | 'treatment' | 'allergy' | 'image' | 'analytic' | 'fastq'
}

export interface Work {
  tx: Orm
  now: Date
  history: HistoryRecord
  /** Marks what is added now as the patient's own word. */
  reportedByPatient: boolean
}

/**
 * Runs `work` on a history that the caller may change, one writer at a time, and leaves the trace: last change and
 * audit. `work` answers the id of the entry it touched besides its result. Throws 403 and 404.
 */
export async function changeHistory<Result>(
  deps: Deps,
  caller: Caller,
  historyId: string,
  { verb, entity }: Change,
  work: (scope: Work) => Promise<{ entryId: string; result: Result }>,
): Promise<Result> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const history = await requireHistory(tx, caller, `history.${verb}`, historyId)
    await tx
      .update(histories)
      .set({ changedAt: now, changedBy: caller.userId })
      .where(eq(histories.id, history.id))
    const scope = { tx, now, history, reportedByPatient: isOwner(caller, history) }
    const { entryId, result } = await work(scope)
    await recordAudit(tx, now, {
      action: `${entity}.${verb}`,
      actorId: caller.userId,
      address: caller.address,
      entity,
      entityId: entryId,
      patientId: history.patientId,
      clinicId: caller.clinicId,
    })
    return result
  })
}

/** Patients take back what they said themselves, never what the staff wrote. Throws 403 and 404. */
export function assertRemovable<Entry extends { reportedByPatient: boolean }>(
  entry: Entry | undefined,
  { reportedByPatient: asPatient }: Work,
): Entry {
  if (!entry) throw notFound()
  if (asPatient && !entry.reportedByPatient) {
    throw new ApiError('forbidden', 'You can only remove what you added yourself')
  }
  return entry
}

/** Throws 409 when the writer has seen an older version than `present`. */
export function assertFresh(present: { version: number } | undefined, seen: number | undefined): void {
  if (!present) throw notFound()
  if (seen !== undefined && seen !== present.version) {
    throw new ApiError('stale', 'Somebody else has changed this in the meantime')
  }
}
