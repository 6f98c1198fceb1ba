import { notificationCalls } from '#contract/calls/notifications'
import { type Notification, type NotificationPage, notice } from '#contract/notifications'
import type { Deps } from '../deps.ts'
import { serveCall } from '../http/serve-call.ts'
import type { ApiServer } from '../http/server.ts'
import { showsTray } from '../http/shown.ts'
import type { Caller } from '../policy/caller.ts'
import { hrefOf } from '../services/notifications/href-of.ts'
import {
  markRead,
  type NotificationRecord,
  readTray,
  type Tray,
} from '../services/notifications/read-tray.ts'

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

/** A page of the tray as its owner reads it. */
function toWireTray({ records, next, unread }: Tray, caller: Caller): NotificationPage {
  return { notifications: records.map((record) => toWire(record, caller)), nextCursor: next, unread }
}

function toWire({ id, kind, facts, at, readAt }: NotificationRecord, caller: Caller): Notification {
  const about = notice.parse({ kind, ...facts })
  return {
    ...about,
    _id: id,
    at: at.toISOString(),
    href: hrefOf(about, caller.patientId !== null),
    read: readAt !== null,
  }
}
