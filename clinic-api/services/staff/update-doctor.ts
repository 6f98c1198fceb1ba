import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { updateStaffInput } from '#contract/staff'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { onDoctor, type StaffRecord } from './queries.ts'

/**
 * The doctor with another specialty, or with or without the right to read the clinic's log; appointments keep the
 * specialty they were booked for. Throws 403 and 404.
 */
export function updateDoctor(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  { specialty, auditor }: z.output<typeof updateStaffInput>,
): Promise<StaffRecord> {
  return write(deps, caller, onDoctor('staff.update', doctorId), async (act, doctor) => {
    const { id: entityId, clinicId } = doctor
    const change = {
      ...(specialty && { specialty }),
      ...(auditor !== undefined && { isAuditor: auditor }),
      updatedAt: act.now,
    }
    await act.tx.update(staff).set(change).where(eq(staff.id, entityId))
    const trace = { action: 'staff.update', entity: 'staff', entityId, clinicId }
    const details = auditor === undefined ? undefined : { auditor }
    return act.audit({ ...trace, ...(details && { details }) }, { ...doctor, ...change })
  })
}
