import { z } from 'zod'
import { readiness } from '#contract/health'
import { callApi } from '@/lib/api/client'
import { apiError } from '@/lib/api/error'
import { definePublicRoute } from '@/lib/bff/define-public-route'
import { isDraining } from '@/lib/bff/lifecycle'

/** For whoever sends requests here: whether this program and its clinic API can take them. */
export const GET = definePublicRoute({
  body: z.unknown(),
  async handle() {
    if (isDraining()) throw apiError('unavailable', 'Shutting down')
    await callApi(null, { path: '/ready', answer: readiness })
    return { status: 'ready' }
  },
})
