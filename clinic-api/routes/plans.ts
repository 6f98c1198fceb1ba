import { planCalls } from '#contract/calls/plans'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { getPlan, listPlans } from '../services/plans/queries.ts'
import { toWirePlan } from '../services/plans/wire.ts'

export function planRoutes(app: ApiServer, { db }: Deps): void {
  serveCall(app, planCalls.list, {}, async () => (await listPlans(db.orm)).map(toWirePlan))

  serveCall(app, planCalls.get, {}, async ({ params }) => {
    const found = await getPlan(db.orm, params.id)
    if (!found) throw notFound()
    return toWirePlan(found)
  })
}
