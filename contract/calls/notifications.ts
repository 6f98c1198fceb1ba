import { messageAnswer } from '../common.ts'
import { notificationPage, notificationQuery, readNotificationsInput } from '../notifications.ts'
import { calls, GET, PUT } from './call.ts'

/** The notices in somebody's tray. */
export const notificationCalls = calls('notifications', {
  list: GET('/notifications', 'notification.list', { query: notificationQuery, answer: notificationPage }),
  markRead: PUT('/notifications/read', 'notification.mark', {
    body: readNotificationsInput,
    answer: messageAnswer,
  }),
})
