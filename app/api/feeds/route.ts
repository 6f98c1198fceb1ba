import { feedInput } from '#contract/feeds'
import { createFeed, listFeeds } from '@/lib/api/feeds'
import { serve } from '@/lib/bff/serve'
import { feedEndpoints } from '@/lib/endpoints/feeds'

export const GET = serve(feedEndpoints.list, {
  handle: ({ auth }) => listFeeds(auth),
})

export const POST = serve(feedEndpoints.create, {
  body: feedInput,
  status: 201,
  handle: ({ auth, body }) => createFeed(auth, body),
})
