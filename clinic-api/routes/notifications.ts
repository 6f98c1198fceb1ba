import { messageAnswer } from '#contract/common'
import { notificationPage, notificationQuery, readNotificationsInput } from '#contract/notifications'
import type { Deps } from '../deps.ts'
import { type ApiServer, callerOf } from '../http/server.ts'
import { showsTray } from '../http/shown.ts'
import { markRead, readTray } from '../services/notifications/read-tray.ts'
import { toWireTray } from '../services/notifications/wire.ts'

const tags = ['notifications']

/** What the tray of the caller shows. */
export function notificationRoutes(app: ApiServer, deps: Deps): void {
  app.get(
    '/notifications',
    {
      config: { access: 'notification.list', shows: showsTray },
      schema: { tags, querystring: notificationQuery, response: { 200: notificationPage } },
    },
    async (request) => {
      const caller = callerOf(request)
      return toWireTray(await readTray(deps, caller, request.query), caller)
    },
  )

  app.put(
    '/notifications/read',
    {
      config: { access: 'notification.mark' },
      schema: { tags, body: readNotificationsInput, response: { 200: messageAnswer } },
    },
    async (request) => {
      await markRead(deps, callerOf(request), request.body?.ids)
      return { message: 'Marked as read' }
    },
  )
}
