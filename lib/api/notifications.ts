import 'server-only'
import type { z } from 'zod'
import { messageAnswer } from '#contract/common'
import {
  notificationPage,
  type notificationQuery,
  type readNotificationsInput,
} from '#contract/notifications'
import { type ApiAuth, callApi } from '@/lib/api/client'
import { type TrayPage, trayFromWire } from '@/lib/domain/tray'

/** What the caller was told, newest first. */
export async function readTray(
  auth: ApiAuth,
  { cursor, limit }: z.output<typeof notificationQuery>,
): Promise<TrayPage> {
  const query = { limit: String(limit), ...(cursor && { cursor }) }
  return trayFromWire(await callApi(auth, { path: '/notifications', query, answer: notificationPage }))
}

/** Marks these as read, or all of them. */
export function markNotificationsRead(auth: ApiAuth, body: z.output<typeof readNotificationsInput>) {
  return callApi(auth, { method: 'PUT', path: '/notifications/read', body, answer: messageAnswer })
}
