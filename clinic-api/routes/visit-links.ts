import { z } from 'zod'
import { mailClinicCalls } from '#contract/calls/mail-clinics'
import { visitLinkCalls } from '#contract/calls/visit-links'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { readMailClinic } from '../services/notifications/clinic-of-mail.ts'
import { calendarOfLink } from '../services/visit-links/calendar-of-link.ts'
import { followVisitLink, readVisitLink } from '../services/visit-links/visit-links.ts'
import { languageOf } from '../write/notification.ts'

const tags = ['reminders']
const params = z.object({ visitToken: z.string().max(400) })

/** Links of reminders, which work without a session: reading one changes nothing, since mail programs open them all. */
export function visitLinkRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, mailClinicCalls.read, {}, ({ params }) => readMailClinic(deps, params.clinicToken))

  app.get(
    '/visit-links/:visitToken/calendar.ics',
    { config: { access: 'public' }, schema: { tags, params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { language } = visitorOf(request)
      reply.header('cache-control', 'private, no-cache').type('text/calendar; charset=utf-8')
      return reply.send(await calendarOfLink(deps, request.params.visitToken, languageOf(language)))
    },
  )

  serveCall(app, visitLinkCalls.get, {}, ({ params }) => readVisitLink(deps, params.visitToken))

  serveCall(app, visitLinkCalls.follow, {}, ({ params, body, request }) =>
    followVisitLink(deps, visitorOf(request), params.visitToken, body),
  )
}
