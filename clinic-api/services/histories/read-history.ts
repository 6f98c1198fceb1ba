import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { type Room, roomFor } from '../files/room.ts'
import { mostAhead } from '../patients/booked.ts'
import { type AllergyRecord, listAllergies } from './allergies.ts'
import type { WithAuthor } from './author.ts'
import { type ConditionRecord, listConditions } from './conditions.ts'
import { type FileRecord, listFiles } from './files.ts'
import { type CorrectionRecord, listCorrections } from './list-corrections.ts'
import { emergencyEnd, readOnRecord } from './read-on-record.ts'
import { type HistoryRecord, isOwner } from './record.ts'
import { listTreatments, type TreatmentRecord } from './treatments.ts'
import { listVisits, type VisitsPage } from './visits.ts'

export interface WholeHistory {
  record: HistoryRecord
  conditions: ConditionRecord[]
  treatments: TreatmentRecord[]
  allergies: AllergyRecord[]
  files: (FileRecord & WithAuthor)[]
  visits: VisitsPage
  corrections: CorrectionRecord[]
  room: Room | null
  /** When the emergency ends by which the reader sees it. */
  emergencyUntil: Date | null
}

/** The treatments alone. That they were read is on record as well. Throws 403 and 404. */
export function readTreatments(deps: Deps, caller: Caller, id: string): Promise<TreatmentRecord[]> {
  return readOnRecord(deps, caller, id, async (tx, record) => ({
    entity: 'history',
    entityId: record.id,
    result: await listTreatments(tx, record.id),
  }))
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
      emergencyUntil: emergencyEnd(caller, record),
      corrections: record.hasCorrections ? await listCorrections(tx, record.id) : [],
      files: await listFiles(tx, record.id),
      room: await roomFor(tx, deps.env, { historyId: record.id, clinicId: caller.clinicId }),
      visits: await listVisits(tx, whoseVisits(caller, record), deps.clock.now(), { mostToCome: mostAhead }),
    },
  }))
}

/** The visits before those that are known, or the latest. That they were read is on record as the history is. Throws 400, 403 and 404. */
export function readVisits(
  deps: Deps,
  caller: Caller,
  id: string,
  cursor: string | undefined,
): Promise<VisitsPage & { patientId: string }> {
  return readOnRecord(deps, caller, id, async (tx, record) => ({
    entity: 'history',
    entityId: record.id,
    result: {
      ...(await listVisits(tx, whoseVisits(caller, record), deps.clock.now(), { cursor })),
      patientId: record.patientId,
    },
  }))
}

/** Staff read of the visits at their own clinic, patients of all of theirs. */
function whoseVisits(caller: Caller, record: HistoryRecord) {
  const clinicId = isOwner(caller, record) ? null : caller.clinicId
  return { patientId: record.patientId, clinicId }
}
