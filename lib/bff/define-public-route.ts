import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { jsonBody, refuseInvalid } from '@/lib/bff/parse'
import { refuse, refuseError, reply } from '@/lib/bff/respond'
import { isSameOrigin } from '@/lib/bff/same-origin'

interface Definition<Body> {
  body: z.ZodType<Body>
  handle: (input: { body: Body; request: NextRequest }) => Promise<unknown>
}

/** A write that needs no session, such as signing in: same origin, parse, handle, reply. */
export function definePublicRoute<Body>({ body, handle }: Definition<Body>) {
  return async (request: NextRequest): Promise<Response> => {
    try {
      if (!isSameOrigin(request.headers)) return refuse('forbidden', 'Cross-site request refused')
      const parsed = body.safeParse(await jsonBody(request))
      if (!parsed.success) return refuseInvalid(parsed.error)
      const result = await handle({ body: parsed.data, request })
      return result instanceof Response ? result : reply(result)
    } catch (error) {
      return refuseError(error)
    }
  }
}
