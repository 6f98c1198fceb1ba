import { z } from 'zod'
import { visitLink, visitLinkInput } from '#contract/visit-links'
import type { Deps } from '../deps.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { followVisitLink, readVisitLink } from '../services/visit-links/visit-links.ts'

const tags = ['reminders']
const params = z.object({ visitToken: z.string().max(400) })

/** Links of reminders, which work without a session: reading one changes nothing, since mail programs open them all. */
export function visitLinkRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/visit-links/:visitToken',
    { config: { access: 'public' }, schema: { tags, params, response: { 200: visitLink } } },
    async (request) => readVisitLink(deps, request.params.visitToken),
  )

  app.post(
    '/visit-links/:visitToken',
    {
      config: { access: 'public' },
      schema: { tags, params, body: visitLinkInput, response: { 200: visitLink } },
    },
    async (request) => followVisitLink(deps, visitorOf(request), request.params.visitToken, request.body),
  )
}
