import { liveQuery } from '#contract/live'
import { openApi } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { relayEvents } from '@/lib/bff/relay-events'
import { serve } from '@/lib/bff/serve'
import { liveEndpoints } from '@/lib/endpoints/live'

export const GET = serve(liveEndpoints.stream, {
  query: liveQuery,
  async handle({ auth, query }) {
    const upstream = await openApi(auth, {
      path: '/live',
      query: { ago: query.ago?.toString() },
      headers: { accept: 'text/event-stream' },
    })
    if (!upstream.body) throw apiError('bad_upstream', 'The clinic API sent no events')
    return relayEvents(upstream.body)
  },
})
