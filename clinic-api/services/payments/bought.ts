import type { payments } from '../../db/schema/payments.ts'
import type { PlanRecord } from '../plans/queries.ts'
import { addOnOf } from '../plans/wire.ts'

export const centsOf = (price: number) => Math.round(price * 100)

interface Bought {
  /** Null for the plan itself. */
  addOn: string | null
  /** For each user, all units together. */
  unitCents: number
  users: number
}

/** The purchase behind a payment, by the prices of its plan. */
export function boughtBy(
  {
    addOn: addOnId,
    units,
    amountCents,
  }: Pick<typeof payments.$inferSelect, 'addOn' | 'units' | 'amountCents'>,
  plan: PlanRecord,
): Bought {
  const addOn = addOnOf(plan, addOnId)
  const unitCents = addOn ? centsOf(addOn.price * units) : centsOf(plan.price ?? 0)
  const users = unitCents === 0 ? 1 : Math.round(amountCents / unitCents)
  return { addOn: addOn?.name ?? addOnId, unitCents, users }
}
