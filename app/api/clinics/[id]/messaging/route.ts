import { messagingSettings } from '#contract/messaging'
import { readMessaging, saveMessaging } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const GET = serve(threadEndpoints.messaging, {
  handle: ({ auth, params }) => readMessaging(auth, params.id),
})

export const PUT = serve(threadEndpoints.saveMessaging, {
  body: messagingSettings,
  handle: ({ auth, params, body }) => saveMessaging(auth, params.id, body),
})
