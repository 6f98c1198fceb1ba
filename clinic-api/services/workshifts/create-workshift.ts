import { v7 as newId } from 'uuid'
import { workshifts } from '../../db/schema/workshifts.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { getStaff } from '../staff/queries.ts'
import type { WorkshiftRecord } from './queries.ts'
import { recordShiftWrite } from './record-shift.ts'

export const overlapRefusal = () =>
  new ApiError('shift_overlap', 'The doctor already has a schedule at that time')

/** A new shift of a doctor at their clinic. Throws 403, 404, and 409 when it overlaps another. */
export async function createWorkshift(
  deps: Deps,
  caller: Caller,
  shift: Omit<WorkshiftRecord, 'id'>,
): Promise<WorkshiftRecord> {
  const doctor = await getStaff(deps.db.orm, shift.doctorId)
  const isDoctor = doctor !== null && doctor.specialty !== null
  assertCan(
    caller,
    'workshift.write',
    isDoctor ? { doctorId: doctor.id, clinicIds: [doctor.clinicId] } : null,
  )
  if (doctor?.clinicId !== shift.clinicId) throw notFound()
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [created] = await tx
      .insert(workshifts)
      .values({ ...shift, id: newId(), createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!created) throw overlapRefusal()
    await recordShiftWrite(tx, caller, now, 'create', created)
    return created
  })
}
