import type { Plan as WirePlan } from '#contract/plans'

type WireAddOn = WirePlan['addOns'][number]

/** Sold beside a plan; `increments` is what each unit adds to every clinic. */
export type AddOn = Omit<WireAddOn, '_id'> & { id: string }

/** A subscription plan; null in a limit means unlimited, a null price is agreed by contact. */
export type Plan = Omit<WirePlan, '_id' | 'addOns'> & { id: string; addOns: AddOn[] }

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
