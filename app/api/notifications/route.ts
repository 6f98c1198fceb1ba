import { notificationQuery } from '#contract/notifications'
import { readTray } from '@/lib/api/notifications'
import { serve } from '@/lib/bff/serve'
import { notificationEndpoints } from '@/lib/endpoints/notifications'

export const GET = serve(notificationEndpoints.list, {
  query: notificationQuery,
  handle: ({ auth, query }) => readTray(auth, query),
})
