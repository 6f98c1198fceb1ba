import { openFeed } from '@/lib/api/feeds'
import { feedResponse } from '@/lib/bff/feed-response'
import { servePublic } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import { feedEndpoints } from '@/lib/endpoints/feeds'

export const GET = servePublic(feedEndpoints.file, {
  handle: async ({ params, request }) =>
    feedResponse(await openFeed(params.token, visitorOf(request)), request.headers.get('if-none-match')),
})
