import { emailChangeCalls } from '#contract/calls/email-changes'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { visitorOf } from '../http/visitor.ts'
import { followEmailChange, readEmailChange } from '../services/email-changes/follow-change.ts'
import { requestEmailChange } from '../services/email-changes/request-change.ts'

/** Another address to sign in with. */
export function emailChangeRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, emailChangeCalls.request, {}, async ({ body, caller }) => {
    await requestEmailChange(deps, caller, body)
    return { message: 'Follow the link that we have sent to your new address' }
  })

  serveCall(app, emailChangeCalls.get, {}, ({ params }) => readEmailChange(deps, params.changeToken))

  serveCall(app, emailChangeCalls.follow, {}, async ({ params, request }) => ({
    message: await followEmailChange(deps, visitorOf(request), params.changeToken),
  }))
}
