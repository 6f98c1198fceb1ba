import type { PlanUsage } from '#contract/plan-usage'
import type { Plan } from '#contract/plans'
import type { Limits } from './add-ons.ts'
import type { PlanRecord } from './queries.ts'

export function toWirePlan({ id: _id, position: _position, ...rest }: PlanRecord): Plan {
  return { _id, ...rest }
}

export interface CountedClinic {
  id: string
  name: string
  planId: string
  doctors: number
  patients: number
  /** Bytes. */
  storage: number
}

interface Used {
  own: CountedClinic
  group: readonly CountedClinic[]
  plan: PlanRecord
  mostBytes: number | null
  limits: Limits
}

export function toWireUsage({ own, group, plan, mostBytes, limits }: Used): PlanUsage {
  return {
    planName: plan.name,
    clinics: { used: group.length, limit: plan.clinics },
    doctors: { used: own.doctors, limit: limits.doctors },
    patients: { used: own.patients, limit: limits.patients },
    storage: { used: own.storage, limit: mostBytes },
    addOns: limits.addOns.map(({ addOn: { _id, name }, units }) => ({ _id, name, units })),
    group: group.map(({ id: _id, planId: _planId, ...each }) => ({ _id, ...each })),
  }
}

/** The catalogue is kept as the wire has it. */
export function addOnOf({ addOns }: PlanRecord, addOnId: string | null): Plan['addOns'][number] | null {
  return addOns.find(({ _id }) => _id === addOnId) ?? null
}

export const idOfAddOn = ({ _id }: Plan['addOns'][number]) => _id
