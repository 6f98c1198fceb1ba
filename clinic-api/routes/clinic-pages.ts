import { clinicPageCalls } from '#contract/calls/clinic-pages'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import {
  listListedPages,
  readClinicPage,
  readEmbedding,
  readPublicTimes,
} from '../services/clinic-pages/clinic-pages.ts'

/** Public routes of the clinics that have a page. */
export function clinicPageRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, clinicPageCalls.listed, {}, ({ query }) => listListedPages(deps, query.limit))

  serveCall(app, clinicPageCalls.read, {}, ({ params }) => readClinicPage(deps, params.slug))

  serveCall(app, clinicPageCalls.embedding, {}, ({ params }) => readEmbedding(deps, params.slug))

  serveCall(app, clinicPageCalls.days, {}, async ({ params, query }) => {
    const { timeZone, slots } = await readPublicTimes(deps, params.slug, query)
    const days = Map.groupBy(slots, ({ day }) => day)
    return { timeZone, days: [...days].map(([date, free]) => ({ date, free: free.length })) }
  })

  serveCall(app, clinicPageCalls.slots, {}, async ({ params, query }) => {
    const { timeZone, slots } = await readPublicTimes(deps, params.slug, query)
    return {
      timeZone,
      slots: slots.map(({ start, doctorId }) => ({ start: new Date(start).toISOString(), doctorId })),
    }
  })
}
