import type { notificationQuery, readNotificationsInput } from '#contract/notifications'
import type { TrayPage } from '@/lib/domain/tray'
import { type Done, endpoint, type Types } from './endpoint'

export const notificationEndpoints = {
  list: endpoint(
    'GET /api/notifications',
    'notification.list',
    {} as Types<{ query: typeof notificationQuery; answer: TrayPage }>,
    { stay: true },
  ),
  markRead: endpoint(
    'PUT /api/notifications/read',
    'notification.mark',
    {} as Types<{ body: typeof readNotificationsInput; answer: Done }>,
    { stay: true },
  ),
}
