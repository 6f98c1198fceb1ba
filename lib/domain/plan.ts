import type { Plan as WirePlan } from '#contract/plans'

/** A subscription plan; null in a limit means unlimited, a null price is agreed by contact. */
export type Plan = Omit<WirePlan, '_id'> & { id: string }
