import { type Notification, type NotificationPage, notice } from '#contract/notifications'
import type { Caller } from '../../policy/caller.ts'
import { hrefOf } from './href-of.ts'
import type { NotificationRecord, Tray } from './read-tray.ts'

/** A page of the tray as its owner reads it. */
export function toWireTray({ records, next, unread }: Tray, caller: Caller): NotificationPage {
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
