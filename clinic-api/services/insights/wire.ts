import type { Insights } from '#contract/insights'
import type { InsightsRecord } from './read-insights.ts'
import type { Scope } from './scope.ts'

export function toWireInsights({
  byKind,
  leadDays,
  waitingMinutes,
  doctors,
  ...figures
}: InsightsRecord): Insights {
  return {
    ...figures,
    leadDays: toWirePercentiles(leadDays),
    waitingMinutes: toWirePercentiles(waitingMinutes),
    byKind: byKind.map(({ kindId, visits, ...kind }) => ({
      kind: kindId === null ? null : { _id: kindId, ...kind },
      visits,
    })),
    doctors: toWireDoctors(doctors),
  }
}

export function toWireDoctors(doctors: Scope['doctors']): Insights['doctors'] {
  return doctors.map(({ id: _id, name }) => ({ _id, name }))
}

const toWirePercentiles = ([p50, p90]: InsightsRecord['leadDays']) => ({ p50, p90 })
