import { revokeFeed } from '@/lib/api/feeds'
import { serve } from '@/lib/bff/serve'
import { feedEndpoints } from '@/lib/endpoints/feeds'

export const DELETE = serve(feedEndpoints.revoke, {
  handle: ({ auth, params }) => revokeFeed(auth, params.id),
})
