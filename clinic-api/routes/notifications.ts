import { notificationCalls } from '#contract/calls/notifications'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsTray } from '../http/shown.ts'
import { markRead, readTray } from '../services/notifications/read-tray.ts'
import { toWireTray } from '../services/notifications/wire.ts'

/** The caller's tray. */
export function notificationRoutes(app: ApiServer, deps: Deps): void {
  serveCall(app, notificationCalls.list, { shows: showsTray }, async ({ query, caller }) =>
    toWireTray(await readTray(deps, caller, query), caller),
  )

  serveCall(app, notificationCalls.markRead, {}, async ({ body, caller }) => {
    await markRead(deps, caller, body?.ids)
    return { message: 'Marked as read' }
  })
}
