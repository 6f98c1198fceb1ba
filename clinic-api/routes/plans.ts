import { z } from 'zod'
import { id } from '#contract/common'
import { type Plan, plan, planList } from '#contract/plans'
import type { Deps } from '../deps.ts'
import { notFound } from '../http/errors.ts'
import type { ApiServer } from '../http/server.ts'
import { getPlan, listPlans, type PlanRecord } from '../services/plans/queries.ts'

const tags = ['plans']

export function planRoutes(app: ApiServer, { db }: Deps): void {
  app.get(
    '/plans',
    { config: { access: 'public' }, schema: { tags, response: { 200: planList } } },
    async () => (await listPlans(db.orm)).map(toWire),
  )

  app.get(
    '/plans/:id',
    { config: { access: 'public' }, schema: { tags, params: z.object({ id }), response: { 200: plan } } },
    async (request) => {
      const found = await getPlan(db.orm, request.params.id)
      if (!found) throw notFound()
      return toWire(found)
    },
  )
}

function toWire({ id: _id, position: _position, ...rest }: PlanRecord): Plan {
  return { _id, ...rest }
}
