import { insightCalls } from '#contract/calls/insights'
import type { Insights } from '#contract/insights'
import type { Deps } from '../deps.ts'
import { onReplica } from '../http/replica-reads.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsVisitsOfDay } from '../http/shown.ts'
import { toWireAppointment } from '../services/appointments/wire.ts'
import { insightsFile } from '../services/insights/insights-file.ts'
import { listInsightVisits } from '../services/insights/list-visits.ts'
import { type InsightsRecord, readInsights } from '../services/insights/read-insights.ts'
import type { Scope } from '../services/insights/scope.ts'

/** A clinic in numbers, and the visits behind each. */
export function insightRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, insightCalls.get, {}, async ({ query, caller, request }) =>
    toWireInsights(await readInsights(onReplica(deps, request), caller, query)),
  )

  const asFile = { exposeHeadRoute: false } as const
  serveCall(
    app,
    insightCalls.file,
    asFile,
    async ({ query: { table, language, ...query }, caller, request, reply }) => {
      const figures = toWireInsights(await readInsights(onReplica(deps, request), caller, query))
      reply.header('content-disposition', `attachment; filename="insights-${table}.csv"`)
      return insightsFile(figures, table, language)
    },
  )

  const listing = { shows: showsVisitsOfDay }
  serveCall(app, insightCalls.visits, listing, async ({ query, caller, request }) => {
    const { rows, nextCursor, scope } = await listInsightVisits(onReplica(deps, request), caller, query)
    return {
      visits: rows.map((record) => toWireAppointment(record, true)),
      nextCursor,
      timeZone: scope.timeZone,
      doctors: toWireDoctors(scope.doctors),
    }
  })
}

function toWireInsights({ byKind, leadDays, waitingMinutes, doctors, ...figures }: InsightsRecord): Insights {
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

function toWireDoctors(doctors: Scope['doctors']): Insights['doctors'] {
  return doctors.map(({ id: _id, name }) => ({ _id, name }))
}

const toWirePercentiles = ([p50, p90]: InsightsRecord['leadDays']) => ({ p50, p90 })
