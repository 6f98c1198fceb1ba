import type { PlanUsage } from '#contract/plan-usage'
import type { Plan } from '#contract/plans'
import type { Limits } from './add-ons.ts'
import type { PlanRecord } from './queries.ts'

export function toWirePlan({ id: _id, position: _position, ...rest }: PlanRecord): Plan {
  return { _id, ...rest }
}

interface Used {
  planName: string
  doctors: number
  patients: number
  bytes: number
  mostBytes: number | null
  limits: Limits
}

export function toWireUsage({ planName, doctors, patients, bytes, mostBytes, limits }: Used): PlanUsage {
  return {
    planName,
    doctors: { used: doctors, limit: limits.doctors },
    patients: { used: patients, limit: limits.patients },
    storage: { used: bytes, limit: mostBytes },
    addOns: limits.addOns.map(({ addOn: { _id, name }, units }) => ({ _id, name, units })),
  }
}

/** The catalogue is kept as the wire has it. */
export function addOnOf({ addOns }: PlanRecord, addOnId: string | null): Plan['addOns'][number] | null {
  return addOns.find(({ _id }) => _id === addOnId) ?? null
}

export const idOfAddOn = ({ _id }: Plan['addOns'][number]) => _id
