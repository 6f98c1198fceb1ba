import { stopLinkCalls } from '#contract/calls/stop-links'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { followStopLink, readStopLink } from '../services/notifications/stop-links.ts'

/** Links of mails that stop such mails without a session: reading one changes nothing. */
export function stopLinkRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, stopLinkCalls.get, {}, ({ params, request }) =>
    readStopLink(deps, visitorOf(request), params.stopToken),
  )

  serveCall(app, stopLinkCalls.follow, {}, ({ params, request }) =>
    followStopLink(deps, visitorOf(request), params.stopToken),
  )
}
