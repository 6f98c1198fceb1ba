import type { WithId } from '#contract/calls/call'
import type { PlanUsage as WireUsage } from '#contract/plan-usage'
import type { Plan as WirePlan } from '#contract/plans'

/** A subscription plan; null in a limit means unlimited, a null price is agreed by contact. */
export type Plan = WithId<WirePlan>

/** Sold beside a plan; `increments` is what each unit adds to every clinic. */
export type AddOn = Plan['addOns'][number]

/** From this share of a limit on little of it is left. */
export const nearly = 0.8

/** A clinic's use of its plan. */
export type PlanUsage = WithId<WireUsage>

/** A payment with a receipt. */
export interface Receipt {
  id: string
  number: string
  planName: string
  /** Null for the plan itself. */
  addOn: Pick<AddOn, 'id' | 'name'> | null
  units: number
  users: number
  amountCents: number
  status: 'paid' | 'refunded' | 'disputed'
  /** ISO instant. */
  at: string
}
