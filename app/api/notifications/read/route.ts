import { readNotificationsInput } from '#contract/notifications'
import { markNotificationsRead } from '@/lib/api/notifications'
import { serve } from '@/lib/bff/serve'
import { notificationEndpoints } from '@/lib/endpoints/notifications'

export const PUT = serve(notificationEndpoints.markRead, {
  body: readNotificationsInput,
  handle: ({ auth, body }) => markNotificationsRead(auth, body),
})
