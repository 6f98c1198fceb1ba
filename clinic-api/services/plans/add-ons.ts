import { and, eq, sql } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { firstOfGroup } from '../../db/clinic-group.ts'
import { payments } from '../../db/schema/payments.ts'
import type { PlanRecord } from './queries.ts'
import { idOfAddOn } from './wire.ts'

/** Limits of a clinic; null means unlimited. */
export interface Limits {
  doctors: number | null
  patients: number | null
  /** The add-ons of the plan that are paid for. */
  addOns: { addOn: PlanRecord['addOns'][number]; units: number }[]
}

/**
 * The plan's limits together with the add-ons that the clinic's group has paid for. An add-on counts for its own plan
 * only, and as long as its payment stands: a refund takes its room away.
 */
export async function limitsOf(orm: Reader, clinicId: string, plan: PlanRecord): Promise<Limits> {
  const { doctorsPerClinic: doctors, patientsPerClinic: patients } = plan
  if (plan.addOns.length === 0) return { doctors, patients, addOns: [] }
  const bought = await orm
    .select({ addOn: payments.addOn, units: sql<number>`sum(${payments.units})::int` })
    .from(payments)
    .where(
      and(
        eq(payments.clinicId, firstOfGroup(clinicId)),
        eq(payments.planId, plan.id),
        eq(payments.status, 'paid'),
      ),
    )
    .groupBy(payments.addOn)
  const addOns = plan.addOns.flatMap((addOn) => {
    const units = bought.find((each) => each.addOn === idOfAddOn(addOn))?.units
    return units ? [{ addOn, units }] : []
  })
  const more = (what: 'doctors' | 'patients') =>
    addOns.reduce((sum, { addOn, units }) => sum + units * (addOn.increments?.[what] ?? 0), 0)
  return {
    doctors: doctors === null ? null : doctors + more('doctors'),
    patients: patients === null ? null : patients + more('patients'),
    addOns,
  }
}
