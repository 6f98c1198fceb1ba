import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { updateClinicInput } from '#contract/clinics'
import { clinics } from '../../db/schema/clinics.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, invalidInput, notFound } from '../../http/errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertCan } from '../../policy/can.ts'
import { recordAudit } from '../../write/audit.ts'
import type { ClinicRecord } from './queries.ts'

type Changes = z.infer<typeof updateClinicInput>

/**
 * The changed clinic. Throws 400 for another plan, which only its payment brings, 403, 404, and 409 when the clinic
 * was changed since the writer read it.
 */
export async function updateClinic(
  deps: Deps,
  caller: Caller,
  clinicId: string,
  { plan, version, ...changes }: Changes,
): Promise<ClinicRecord> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [present] = await tx.select().from(clinics).where(eq(clinics.id, clinicId)).for('update')
    assertCan(caller, 'clinic.update', present ? { clinicIds: [present.id] } : null)
    if (!present) throw notFound()
    if (version !== undefined && version !== present.version) {
      throw new ApiError('stale', 'Somebody else has changed this in the meantime')
    }
    if (plan !== undefined && plan !== present.planId) {
      throw invalidInput({ plan: 'The plan changes with its payment' })
    }
    const [updated] = await tx
      .update(clinics)
      .set({ ...changes, version: present.version + 1, updatedAt: now })
      .where(eq(clinics.id, clinicId))
      .returning()
    if (!updated) throw notFound()
    await recordAudit(tx, now, {
      action: 'clinic.update',
      actorId: caller.userId,
      address: caller.address,
      entity: 'clinic',
      entityId: clinicId,
      clinicId,
    })
    return updated
  })
}
