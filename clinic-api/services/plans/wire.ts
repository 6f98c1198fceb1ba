import type { Plan } from '#contract/plans'
import type { PlanRecord } from './queries.ts'

export function toWirePlan({ id: _id, position: _position, ...rest }: PlanRecord): Plan {
  return { _id, ...rest }
}
