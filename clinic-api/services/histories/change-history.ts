import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { histories } from '../../db/schema/histories.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound, stale } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { reachFor } from '../../policy/can.ts'
import { type Act, type WriteResult, write } from '../../write/write.ts'
import { type HistoryRecord, isOwner, onHistory } from './record.ts'

interface Change {
  historyId: string
  verb: 'add' | 'edit' | 'remove'
  entity: 'condition' | 'treatment' | 'allergy' | 'image' | 'analytic' | 'fastq'
}

export interface HistoryAct extends Act {
  history: HistoryRecord
  /** Marks what is added now as the patient's own word. */
  reportedByPatient: boolean
  /** Ends the change of this entry. */
  changed<Result>(entryId: string, result: Result): Promise<WriteResult<Result>>
}

/** A write to a history, one writer at a time, which notes the last change in it. Throws 403 and 404. */
export function changeHistory<Result>(
  deps: Deps,
  caller: Caller,
  { historyId, verb, entity }: Change,
  work: (act: HistoryAct) => Promise<WriteResult<Result>>,
): Promise<Result> {
  return write(deps, caller, onHistory(`history.${verb}`, historyId), async (act, history) => {
    const { id, patientId } = history
    const lastChange = { changedAt: act.now, changedBy: caller.userId }
    await act.tx.update(histories).set(lastChange).where(eq(histories.id, id))
    const trace = { action: `${entity}.${verb}`, entity, patientId, clinicId: caller.clinicId }
    return work({
      ...act,
      history,
      reportedByPatient: isOwner(caller, history),
      changed: (entryId, result) => act.audit({ ...trace, entityId: entryId }, result),
    })
  })
}

/** Fields common to all new entries: id, history, author and time. */
export function newEntry({ caller, now, history, reportedByPatient }: HistoryAct) {
  return {
    id: newId(),
    historyId: history.id,
    reportedByPatient,
    createdBy: caller.userId,
    createdAt: now,
    updatedAt: now,
  }
}

/**
 * Patients take back what they said themselves, never what the staff wrote; nurses what they wrote. Throws 403 and 404.
 */
export function assertRemovable<Entry extends { reportedByPatient: boolean; createdBy: string | null }>(
  entry: Entry | undefined,
  { caller, reportedByPatient: asPatient }: HistoryAct,
): Entry {
  if (!entry) throw notFound()
  const isTheirs = asPatient ? entry.reportedByPatient : entry.createdBy === caller.userId
  if (!isTheirs && reachFor(caller, 'history.remove-others') === null) {
    throw new ApiError('forbidden', 'You can only remove what you added yourself')
  }
  return entry
}

/** The columns of the version that follows `present`. Throws 409 when the writer has `seen` an older one, and 404. */
export function nextVersion(
  present: { version: number } | undefined,
  seen: number | undefined,
  { caller, now }: HistoryAct,
) {
  if (!present) throw notFound()
  assertSeen(present, seen)
  return { version: present.version + 1, updatedBy: caller.userId, updatedAt: now }
}

/** Throws 409 when `seen`, where it is told, is an older version than the `present` one. */
export function assertSeen(present: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== present.version) throw stale()
}
