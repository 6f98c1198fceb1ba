import { eq } from 'drizzle-orm'
import type { Specialty } from '#contract/specialties'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { onDoctor, type StaffRecord } from './queries.ts'

/** The doctor with the new specialty; appointments keep the one they were booked for. Throws 403 and 404. */
export function updateSpecialty(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  specialty: Specialty,
): Promise<StaffRecord> {
  return write(deps, caller, onDoctor('staff.update', doctorId), async (act, doctor) => {
    const { id: entityId, clinicId } = doctor
    await act.tx.update(staff).set({ specialty, updatedAt: act.now }).where(eq(staff.id, entityId))
    return act.audit(
      { action: 'staff.update', entity: 'staff', entityId, clinicId },
      { ...doctor, specialty, updatedAt: act.now },
    )
  })
}
