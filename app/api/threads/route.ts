import { newThread } from '#contract/threads'
import { startThread } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const POST = serve(threadEndpoints.start, {
  body: newThread,
  status: 201,
  handle: ({ auth, body, request }) =>
    startThread(auth, body, request.headers.get('idempotency-key') ?? undefined),
})
