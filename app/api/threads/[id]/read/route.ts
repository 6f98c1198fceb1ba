import { readUpTo } from '#contract/threads'
import { markThreadRead } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const PUT = serve(threadEndpoints.markRead, {
  body: readUpTo,
  handle: ({ auth, params, body }) => markThreadRead(auth, params.id, body?.messageId),
})
