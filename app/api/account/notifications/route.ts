import { notificationChoicesInput } from '#contract/reminders'
import { readNotificationChoices, saveNotificationChoices } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const GET = serve(accountEndpoints.readNotifications, {
  handle: ({ auth }) => readNotificationChoices(auth),
})

export const PUT = serve(accountEndpoints.notifications, {
  body: notificationChoicesInput,
  handle: ({ auth, body }) => saveNotificationChoices(auth, body),
})
