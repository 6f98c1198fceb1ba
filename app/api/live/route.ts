import { openApi } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { defineRoute } from '@/lib/bff/define-route'
import { relayEvents } from '@/lib/bff/relay-events'

export const GET = defineRoute({
  action: 'live.read',
  async handle({ auth }) {
    const upstream = await openApi(auth, { path: '/live', headers: { accept: 'text/event-stream' } })
    if (!upstream.body) throw apiError('bad_upstream', 'The clinic API sent no events')
    return relayEvents(upstream.body)
  },
})
