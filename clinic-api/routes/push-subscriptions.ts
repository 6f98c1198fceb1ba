import { pushSubscriptionCalls } from '#contract/calls/push-subscriptions'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { subscribe, unsubscribe } from '../services/push/subscriptions.ts'

/** Web push to the caller's browsers. */
export function pushSubscriptionRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, pushSubscriptionCalls.key, {}, () => ({ publicKey: deps.push.publicKey }))

  serveCall(app, pushSubscriptionCalls.create, {}, async ({ body, caller }) => {
    await subscribe(deps, caller, body)
    return { message: 'Subscribed' }
  })

  serveCall(app, pushSubscriptionCalls.end, {}, async ({ body, caller }) => {
    await unsubscribe(deps, caller, body.endpoint)
    return { message: 'Unsubscribed' }
  })
}
