import { eq } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import type { z } from 'zod'
import type { openClinicInput } from '#contract/clinics'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { memberships } from '../../db/schema/memberships.ts'
import { plans } from '../../db/schema/plans.ts'
import { staff } from '../../db/schema/staff.ts'
import type { Deps } from '../../deps.ts'
import { ApiError, forbidden, invalidInput } from '../../errors.ts'
import type { Caller } from '../../policy/caller.ts'
import { assertMay } from '../../policy/can.ts'
import { write } from '../../write/write.ts'
import { countGroup } from '../plans/limits.ts'
import { getPlan } from '../plans/queries.ts'

type NewClinic = z.infer<typeof openClinicInput>

/**
 * A clinic, its creator's unless that is an admin; answers its id. The first of a group is active only when its plan costs
 * nothing, whatever the caller says; a further one shares the plan of the first. Throws 400 for a plan that cannot be
 * chosen, and 403, also beyond the plan.
 */
export async function createClinic(
  deps: Deps,
  caller: Caller,
  { plan: planId, active: _active, ...facts }: NewClinic,
): Promise<string> {
  assertMay(caller, 'clinic.create')
  const { userId, staffId, clinicId } = caller
  return write(deps, caller, { action: 'clinic.create', subject: { userId } }, async (act) => {
    const { tx, now } = act
    const id = newId()
    const isAdmin = caller.roles.includes('admin')
    if (!isAdmin && clinicId !== null && staffId !== null) {
      const shared = await placeInGroup(tx, clinicId)
      await tx.insert(clinics).values({ ...facts, ...shared, id, createdAt: now, updatedAt: now })
      const member = { id: newId(), clinicId: id, staffId, createdAt: now, updatedAt: now }
      await tx.insert(memberships).values({ ...member, roles: ['clinicadmin'] })
      return act.audit({ action: 'clinic.create', entity: 'clinic', entityId: id, clinicId: id }, id)
    }
    const plan = planId ? await getPlan(tx, planId) : null
    if (!plan) throw invalidInput({ plan: 'You must select a plan' })
    if (plan.price === null) throw contactUs('plan')
    const row = { ...facts, id, planId: plan.id, active: plan.price === 0, createdAt: now, updatedAt: now }
    await tx.insert(clinics).values(row)
    if (!isAdmin) {
      const [member] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update')
      if (!member || member.clinicId !== null) throw forbidden()
      await tx.update(staff).set({ clinicId: id, updatedAt: now }).where(eq(staff.id, member.id))
    }
    return act.audit({ action: 'clinic.create', entity: 'clinic', entityId: id, clinicId: id }, id)
  })
}

/** Locks the first clinic of the group and returns what a further one shares with it. Throws 403 when the plan has no room. */
async function placeInGroup(tx: Reader, clinicId: string) {
  const [own] = await tx.select().from(clinics).where(eq(clinics.id, clinicId))
  const groupId = own?.groupId ?? clinicId
  const [first] = await tx
    .select({ clinic: clinics, plan: plans })
    .from(clinics)
    .innerJoin(plans, eq(plans.id, clinics.planId))
    .where(eq(clinics.id, groupId))
    .for('update', { of: clinics })
  if (!first) throw forbidden()
  const { clinics: most } = first.plan
  if (most !== null && (await countGroup(tx, groupId)) >= most)
    throw new ApiError('forbidden', `Your plan allows ${most} clinics`)
  return { groupId, planId: first.plan.id, active: first.clinic.active }
}

/** The refusal of a plan whose price is agreed by contact. */
export function contactUs(field: string): ApiError {
  const message = 'Please contact us about this plan'
  return invalidInput({ [field]: message }, message)
}
