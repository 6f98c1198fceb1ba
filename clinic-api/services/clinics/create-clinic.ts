import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { createClinicInput } from '#contract/clinics'
import { clinics } from '../../db/schema/clinics.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { getPlan } from '../plans/queries.ts'

type NewClinic = z.infer<typeof createClinicInput>

/** Throws 403 for a clinicadmin who has a clinic. */
export function assertMayCreateClinic(caller: Caller): void {
  assertMay(caller, 'clinic.create')
  if (caller.roles.includes('admin')) return
  if (caller.clinicId !== null) throw new ApiError('forbidden', 'You already have a clinic')
}

/**
 * A clinic, its creator's unless that is an admin; answers its id. Whatever the caller says, it is active only when
 * its plan costs nothing. Throws 400 for a plan that cannot be chosen, and 403.
 */
export async function createClinic(
  deps: Deps,
  caller: Caller,
  { plan: planId, active: _active, ...facts }: NewClinic,
): Promise<string> {
  assertMayCreateClinic(caller)
  const { userId } = caller
  return write(deps, caller, { action: 'clinic.create', subject: { userId } }, async (act) => {
    const { tx, now } = act
    const plan = await getPlan(tx, planId)
    if (!plan) throw invalidInput({ plan: 'You must select a plan' })
    if (plan.price === null) throw contactUs('plan')
    const id = newId()
    const row = { ...facts, id, planId, active: plan.price === 0, createdAt: now, updatedAt: now }
    await tx.insert(clinics).values(row)
    if (!caller.roles.includes('admin')) {
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update')
      if (!member || member.clinicId !== null) throw forbidden()
      await tx.update(staff).set({ clinicId: id, updatedAt: now }).where(eq(staff.id, member.id))
    }
    return act.audit({ action: 'clinic.create', entity: 'clinic', entityId: id, clinicId: id }, id)
  })
}

/** The refusal of a plan whose price is agreed by contact. */
export function contactUs(field: string): ApiError {
  const message = 'Please contact us about this plan'
  return invalidInput({ [field]: message }, message)
}
