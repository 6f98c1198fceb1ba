import { z } from 'zod'
import { stopLink } from '#contract/stop-links'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { followStopLink, readStopLink } from '../services/notifications/stop-links.ts'

const tags = ['notifications']
const params = z.object({ stopToken: z.string().max(200) })

/** Links of mails that stop such mails without a session: reading one changes nothing. */
export function stopLinkRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/stop-links/:stopToken',
    { config: { access: 'public' }, schema: { tags, params, response: { 200: stopLink } } },
    async (request) => readStopLink(deps, visitorOf(request), request.params.stopToken),
  )

  app.post(
    '/stop-links/:stopToken',
    { config: { access: 'public' }, schema: { tags, params, response: { 200: stopLink } } },
    async (request) => followStopLink(deps, visitorOf(request), request.params.stopToken),
  )
}
