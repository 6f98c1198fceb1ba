import { messageAnswer } from '../common.ts'
import { notificationPage, notificationQuery, readNotificationsInput } from '../notifications.ts'
import { calls } from './call.ts'

/** The notices in somebody's tray. */
export const notificationCalls = calls('notifications', {
  list: {
    method: 'GET',
    path: '/notifications',
    action: 'notification.list',
    query: notificationQuery,
    answer: notificationPage,
  },
  markRead: {
    method: 'PUT',
    path: '/notifications/read',
    action: 'notification.mark',
    body: readNotificationsInput,
    answer: messageAnswer,
  },
})
