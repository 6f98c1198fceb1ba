import { readiness } from '#contract/health'
import { callApi } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { isDraining } from '@/lib/bff/lifecycle'
import { servePublic } from '@/lib/bff/serve'
import { healthEndpoints } from '@/lib/endpoints/health'

/** For whoever sends requests here: whether this program and its clinic API can take them. */
export const GET = servePublic(healthEndpoints.ready, {
  async handle() {
    if (isDraining()) throw apiError('unavailable', 'Shutting down')
    await callApi(null, { path: '/ready', answer: readiness })
    return { status: 'ready' }
  },
})
