import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Step } from '../../write/write.ts'

interface PaidPayment {
  id: string
  clinicId: string
  planId: string
  createdAt: Date
}

/** Gives the clinic and its group the plan it paid for, unless it has meanwhile paid for one chosen later; says whether it did. */
export async function activateClinic(
  { tx, now }: Step,
  { clinicId, planId, createdAt }: PaidPayment,
): Promise<boolean> {
  await tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('update')
  if (await hasPaidLater(tx, { clinicId, createdAt })) return false
  await tx
    .update(clinics)
    .set({ active: true, endsAt: null, planId, version: sql`${clinics.version} + 1`, updatedAt: now })
    .where(or(eq(clinics.id, clinicId), eq(clinics.groupId, clinicId)))
  return true
}

/** Whether the clinic has paid for a plan that it chose after this one. */
export async function hasPaidLater(
  tx: Reader,
  { clinicId, createdAt }: Pick<PaidPayment, 'clinicId' | 'createdAt'>,
): Promise<boolean> {
  const [later] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.clinicId, clinicId),
        isNull(payments.addOn),
        eq(payments.status, 'paid'),
        gt(payments.createdAt, createdAt),
      ),
    )
    .limit(1)
  return later !== undefined
}
