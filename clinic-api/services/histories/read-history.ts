import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type AllergyRecord, listAllergies } from './allergies.ts'
import { type ConditionRecord, listConditions } from './conditions.ts'
import { type FileRecord, listFiles } from './files.ts'
import { readOnRecord } from './read-on-record.ts'
import { type HistoryRecord, isOwner } from './record.ts'
import { listTreatments, type TreatmentRecord } from './treatments.ts'
import { listVisits, type VisitRecord } from './visits.ts'

export interface WholeHistory {
  record: HistoryRecord
  conditions: ConditionRecord[]
  treatments: TreatmentRecord[]
  allergies: AllergyRecord[]
  files: FileRecord[]
  visits: VisitRecord[]
}

/** Everything in it. That it was read is on record before the answer leaves. Throws 403 and 404. */
export function readHistory(deps: Deps, caller: Caller, id: string): Promise<WholeHistory> {
  return readOnRecord(deps, caller, id, async (tx, record) => ({
    entity: 'history',
    entityId: record.id,
    result: {
      record,
      conditions: await listConditions(tx, record.id),
      treatments: await listTreatments(tx, record.id),
      allergies: await listAllergies(tx, record.id),
      files: await listFiles(tx, record.id),
      visits: await listVisits(
        tx,
        record.patientId,
        isOwner(caller, record) ? null : caller.clinicId,
        deps.clock.now(),
      ),
    },
  }))
}
