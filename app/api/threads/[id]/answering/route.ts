import { answering } from '#contract/threads'
import { setAnswering } from '@/lib/api/threads'
import { serve } from '@/lib/bff/serve'
import { threadEndpoints } from '@/lib/endpoints/threads'

export const PUT = serve(threadEndpoints.answering, {
  body: answering,
  handle: ({ auth, params, body }) => setAnswering(auth, params.id, body.answering),
})
