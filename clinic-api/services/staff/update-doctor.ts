import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { ClinicRole } from '#contract/access'
import type { updateStaffInput } from '#contract/staff'
import { memberships } from '../../db/schema/memberships.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import type { Caller } from '../../policy/caller.ts'
import { write } from '../../write/write.ts'
import { requireProof } from '../identity/sessions/require-proof.ts'
import { onDoctor, type StaffRecord } from './queries.ts'

/**
 * The doctor with another specialty, or with or without the right to read the clinic's log; appointments keep the
 * specialty they were booked for. Throws 403, 404 and, where that right is concerned, what `requireProof` throws.
 */
export async function updateDoctor(
  deps: Deps,
  caller: Caller,
  doctorId: string,
  { specialty, auditor, currentPassword }: z.output<typeof updateStaffInput>,
): Promise<StaffRecord> {
  if (auditor !== undefined) await requireProof(deps, caller, currentPassword)
  const intent = onDoctor('staff.update', { doctorId, clinicId: caller.clinicId })
  return write(deps, caller, intent, async (act, doctor) => {
    const { id: entityId, clinicId } = doctor
    const { tx, now: updatedAt } = act
    const change = { ...(specialty && { specialty }), updatedAt }
    await tx.update(staff).set(change).where(eq(staff.id, entityId))
    if (auditor !== undefined) {
      const others = doctor.roles.filter((each) => each !== 'auditor')
      const roles: ClinicRole[] = auditor ? [...others, 'auditor'] : others
      const here = and(eq(memberships.staffId, entityId), eq(memberships.clinicId, clinicId))
      await tx.update(memberships).set({ roles, updatedAt }).where(here)
    }
    const trace = { action: 'staff.update', entity: 'staff', entityId, clinicId }
    const details = auditor === undefined ? undefined : { auditor }
    const changed = { ...doctor, ...change, isAuditor: auditor ?? doctor.isAuditor }
    return act.audit({ ...trace, ...(details && { details }) }, changed)
  })
}
