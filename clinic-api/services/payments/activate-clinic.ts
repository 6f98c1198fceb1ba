import { and, eq, gt, sql } from 'drizzle-orm'
import { clinics } from '../../db/schema/clinics.ts'
import { payments } from '../../db/schema/payments.ts'
import type { Step } from '../../write/write.ts'

interface PaidPayment {
  id: string
  clinicId: string
  planId: string
  createdAt: Date
}

/** Gives the clinic the plan it paid for, unless it has meanwhile paid for one chosen later. */
export async function activateClinic(
  { tx, now }: Step,
  { clinicId, planId, createdAt }: PaidPayment,
): Promise<void> {
  await tx.select({ id: clinics.id }).from(clinics).where(eq(clinics.id, clinicId)).for('update')
  const [later] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.clinicId, clinicId), eq(payments.status, 'paid'), gt(payments.createdAt, createdAt)),
    )
    .limit(1)
  if (later) return
  await tx
    .update(clinics)
    .set({ active: true, planId, version: sql`${clinics.version} + 1`, updatedAt: now })
    .where(eq(clinics.id, clinicId))
}
