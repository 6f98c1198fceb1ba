import { readiness } from '#contract/health'
import { callApi } from '@/lib/api/client'
import { servePublic } from '@/lib/bff/serve'
import { healthEndpoints } from '@/lib/endpoints/health'

/** For whoever sends requests here: whether the clinic API can take them. The server answers once it is told to stop. */
export const GET = servePublic(healthEndpoints.ready, {
  async handle() {
    await callApi(null, { path: '/ready', answer: readiness })
    return { status: 'ready' }
  },
})
