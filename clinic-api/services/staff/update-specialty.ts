import { eq } from 'drizzle-orm'
import type { Specialty } from '#contract/specialties'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/errors.ts'
import { recordAudit } from '../../policy/audit.ts'
import type { Caller } from '../../policy/caller.ts'
import { requireDoctor, type StaffRecord } from './queries.ts'

/** The doctor with the new specialty; appointments keep the one they were booked for. Throws 403 and 404. */
export async function updateSpecialty(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  specialty: Specialty,
): Promise<StaffRecord> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await requireDoctor(tx, caller, 'staff.update', doctorId)
    const [updated] = await tx
      .update(staff)
      .set({ specialty, updatedAt: now })
      .where(eq(staff.id, doctorId))
      .returning()
    if (!updated) throw notFound()
    await recordAudit(tx, now, {
      action: 'staff.update',
      actorId: caller.userId,
      address: caller.address,
      entity: 'staff',
      entityId: doctorId,
      clinicId: updated.clinicId,
    })
    return updated
  })
}
