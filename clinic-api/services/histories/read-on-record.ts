import type { AccessReason } from '#contract/access-log'
import type { Reader } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { emergencyOf } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { markRecent } from '../patients/recent.ts'
import { type HistoryRecord, isOwner, onHistory } from './record.ts'

interface Seen<Result> {
  entity: 'history' | 'record' | 'image' | 'analytic' | 'fastq' | 'fastq-summary'
  entityId: string
  result: Result
}

/** Reads a history: what is written is a line of who opened it, before the answer leaves. Throws 403 and 404. */
export function readOnRecord<Result>(
  deps: Deps,
  caller: Caller,
  historyId: string,
  read: (tx: Reader, history: HistoryRecord) => Promise<Seen<Result>>,
): Promise<Result> {
  return write(deps, caller, onHistory('history.read', historyId), async (act, history) => {
    const { entity, entityId, result } = await read(act.tx, history)
    const { patientId } = history
    const why = whyOpen(caller, history)
    if (why === 'care' || why === 'emergency') await markRecent(act, patientId, caller.clinicId)
    const trace = { action: `${entity}.read`, entity, entityId, patientId, clinicId: caller.clinicId }
    return act.audit({ ...trace, details: { why } }, result)
  })
}

export function whyOpen(caller: Caller, history: HistoryRecord): AccessReason {
  if (isOwner(caller, history)) return caller.behalf ? 'guardian' : 'own'
  if (caller.onlyActions) return 'program'
  return history.clinicIds.some((each) => each === caller.clinicId) ? 'care' : 'emergency'
}

/** When the emergency ends by which the caller reads it; null where something else opens it. */
export function emergencyEnd(caller: Caller, history: HistoryRecord): Date | null {
  if (whyOpen(caller, history) !== 'emergency') return null
  return emergencyOf(caller, history.patientId)?.until ?? null
}
