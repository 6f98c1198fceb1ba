import { threadChange } from '#contract/threads'
import { changeThread, readThread } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const GET = serve(threadEndpoints.read, {
  handle: ({ auth, params }) => readThread(auth, params.id),
})

export const PUT = serve(threadEndpoints.change, {
  body: threadChange,
  handle: ({ auth, params, body }) => changeThread(auth, params.id, body),
})
