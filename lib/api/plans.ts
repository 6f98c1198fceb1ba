import 'server-only'
import { planList } from '#contract/plans'
import { callApi } from '@/lib/api/client'
import type { Plan } from '@/lib/domain/plan'

/** The plans on offer, cheapest first. */
export async function listPlans(): Promise<Plan[]> {
  const wire = await callApi(null, { path: '/plans', answer: planList })
  return wire.map(({ _id: id, addOns, ...plan }) => ({
    id,
    ...plan,
    addOns: addOns.map(({ _id: addOnId, ...addOn }) => ({ id: addOnId, ...addOn })),
  }))
}
