import { z } from 'zod'
import { id } from '#contract/common'
import { plan, planList } from '#contract/plans'
import type { Deps } from '../deps.ts'
import { notFound } from '../errors.ts'
import type { ApiServer } from '../http/server.ts'
import { getPlan, listPlans } from '../services/plans/queries.ts'
import { toWirePlan } from '../services/plans/wire.ts'

const tags = ['plans']

export function planRoutes(app: ApiServer, { db }: Deps): void {
  app.get(
    '/plans',
    { config: { access: 'public' }, schema: { tags, response: { 200: planList } } },
    async () => (await listPlans(db.orm)).map(toWirePlan),
  )

  app.get(
    '/plans/:id',
    { config: { access: 'public' }, schema: { tags, params: z.object({ id }), response: { 200: plan } } },
    async (request) => {
      const found = await getPlan(db.orm, request.params.id)
      if (!found) throw notFound()
      return toWirePlan(found)
    },
  )
}
