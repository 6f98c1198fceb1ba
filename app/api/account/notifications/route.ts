import { notificationChoices } from '#contract/reminders'
import { saveNotificationChoices } from '@/lib/api/reminders'
import { serve } from '@/lib/bff/serve'
import { accountEndpoints } from '@/lib/endpoints/account'

export const PUT = serve(accountEndpoints.notifications, {
  body: notificationChoices,
  handle: ({ auth, body }) => saveNotificationChoices(auth, body),
})
