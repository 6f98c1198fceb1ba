import { messageQuery, newMessage } from '#contract/threads'
import { listMessages, sendMessage } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const GET = serve(threadEndpoints.messages, {
  query: messageQuery,
  handle: ({ auth, params, query }) => listMessages(auth, params.id, query),
})

export const POST = serve(threadEndpoints.send, {
  body: newMessage,
  status: 201,
  handle: ({ auth, params, body, request }) =>
    sendMessage(auth, params.id, { body, key: request.headers.get('idempotency-key') ?? undefined }),
})
