import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { clinicStaff } from '../../db/schema/memberships.ts'
import { patientClinics } from '../../db/schema/patients.ts'
import { plans } from '../../db/schema/plans.ts'
import { ApiError } from '../../errors.ts'
import { limitsOf } from './add-ons.ts'
import type { PlanRecord } from './queries.ts'

/** Throws 403 when the plan allows no further doctor. The clinic is locked, so that two cannot take one place. */
export async function assertRoomForDoctor(tx: Reader, clinicId: string): Promise<void> {
  // Section 8: the server's own sentence is shown for a 403 only.
  if (!(await hasRoomForDoctors(tx, clinicId, 1))) throw new ApiError('forbidden', full('doctors'))
}

/** Throws 409 when the plan does not allow so many more doctors. */
export async function assertRoomForDoctors(tx: Reader, clinicId: string, more: number): Promise<void> {
  if (!(await hasRoomForDoctors(tx, clinicId, more))) throw new ApiError('plan_limit', full('doctors'))
}

async function hasRoomForDoctors(tx: Reader, clinicId: string, more: number): Promise<boolean> {
  const { doctors: limit } = await limitsOf(tx, clinicId, await lockPlan(tx, clinicId))
  return limit === null || (await countDoctors(tx, clinicId)) + more <= limit
}

/** Throws 409 when the plan allows no further patient. Bookings are never refused for it. */
export function assertRoomForPatient(tx: Reader, clinicId: string): Promise<void> {
  return assertRoomForPatients(tx, clinicId, 1)
}

/** Like `assertRoomForPatient`, for several patients. */
export async function assertRoomForPatients(tx: Reader, clinicId: string, more: number): Promise<void> {
  const { patients: limit } = await limitsOf(tx, clinicId, await lockPlan(tx, clinicId))
  if (limit !== null && (await countPatients(tx, clinicId, limit)) + more > limit)
    throw new ApiError('plan_limit', full('patients'))
}

/**
 * Throws 409 when a clinic of the group already is larger than the plan allows with the add-ons that were bought for it,
 * or when there are more clinics. `groupId` is the first of them.
 */
export async function assertFitsPlan(tx: Reader, groupId: string, plan: PlanRecord): Promise<void> {
  // Whoever opens a further clinic meanwhile waits for this, or this for them.
  await lockPlan(tx, groupId)
  const { doctors, patients } = await limitsOf(tx, groupId, plan)
  const tooMany = (what: string) =>
    new ApiError('plan_limit', `The clinic has more ${what} than this plan allows`)
  const group = await tx
    .select({ id: clinics.id })
    .from(clinics)
    .where(or(eq(clinics.id, groupId), eq(clinics.groupId, groupId)))
  if (plan.clinics !== null && group.length > plan.clinics)
    throw new ApiError('plan_limit', 'You have more clinics than this plan allows')
  for (const { id } of group) {
    if (doctors !== null && (await countDoctors(tx, id)) > doctors) throw tooMany('doctors')
    if (patients !== null && (await countPatients(tx, id, patients + 1)) > patients) throw tooMany('patients')
  }
}

const full = (what: string) => `The clinic's plan allows no more ${what}. Update the plan to add more.`

async function lockPlan(tx: Reader, clinicId: string): Promise<PlanRecord> {
  const [row] = await tx
    .select({ plan: plans })
    .from(clinics)
    .innerJoin(plans, eq(plans.id, clinics.planId))
    .where(eq(clinics.id, clinicId))
    .for('update', { of: clinics })
  if (!row) throw new Error('The caller is of a clinic that does not exist')
  return row.plan
}

/** The clinics of a group, its first included. */
export async function countGroup(tx: Reader, groupId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(clinics)
    .where(or(eq(clinics.id, groupId), eq(clinics.groupId, groupId)))
  return row?.count ?? 0
}

async function countDoctors(tx: Reader, clinicId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(clinicStaff)
    .where(
      and(
        eq(clinicStaff.clinicId, clinicId),
        isNotNull(clinicStaff.specialty),
        isNull(clinicStaff.deletedAt),
      ),
    )
  return row?.count ?? 0
}

/** Counts no further than `most`. */
async function countPatients(tx: Reader, clinicId: string, most: number): Promise<number> {
  const found = tx
    .select({ one: sql`1`.as('one') })
    .from(patientClinics)
    .where(eq(patientClinics.clinicId, clinicId))
    .limit(most)
    .as('found')
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(found)
  return row?.count ?? 0
}
