import { v7 as newId } from 'uuid'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { type IntentOn, write } from '../../write/write.ts'
import { getDoctor, type StaffRecord, subjectOfDoctor } from '../staff/queries.ts'
import type { WorkshiftRecord } from './queries.ts'
import { recordShiftWrite } from './record-shift.ts'

export const overlapRefusal = () =>
  new ApiError('shift_overlap', 'The doctor already has a schedule at that time')

/** A new shift of a doctor at their clinic. Throws 403, 404, and 409 when it overlaps another. */
export function createWorkshift(
  deps: Deps,
  caller: Caller,
  shift: Omit<WorkshiftRecord, 'id' | 'seriesId'>,
): Promise<WorkshiftRecord> {
  return write(deps, caller, atDoctor(shift), async (act, doctor) => {
    if (doctor.clinicId !== shift.clinicId) throw notFound()
    const [created] = await act.tx
      .insert(workshifts)
      .values({ ...shift, id: newId(), createdAt: act.now, updatedAt: act.now })
      .onConflictDoNothing()
      .returning()
    if (!created) throw overlapRefusal()
    return recordShiftWrite(act, 'create', created)
  })
}

function atDoctor({
  doctorId,
  clinicId,
}: Pick<WorkshiftRecord, 'doctorId' | 'clinicId'>): IntentOn<StaffRecord> {
  return {
    action: 'workshift.write',
    find: (tx) => getDoctor(tx, doctorId, clinicId),
    subject: subjectOfDoctor,
  }
}
