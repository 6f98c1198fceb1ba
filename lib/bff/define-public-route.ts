import 'server-only'
import type { NextRequest } from 'next/server'
import type { z } from 'zod'
import { refuseForeignWrite } from '@/lib/bff/guard-write'
import { jsonBody, refuseInvalid } from '@/lib/bff/parse'
import { refuseError, reply } from '@/lib/bff/respond'

interface Definition<Body> {
  body: z.ZodType<Body>
  handle: (input: { body: Body; request: NextRequest }) => Promise<unknown>
}

/** A call that needs no session, such as signing in: same origin, parse, handle, reply. */
export function definePublicRoute<Body>({ body, handle }: Definition<Body>) {
  return async (request: NextRequest): Promise<Response> => {
    try {
      const foreign = refuseForeignWrite(request, 'application/json')
      if (foreign) return foreign
      const parsed = body.safeParse(await jsonBody(request))
      if (!parsed.success) return refuseInvalid(parsed.error)
      const result = await handle({ body: parsed.data, request })
      return result instanceof Response ? result : reply(result)
    } catch (error) {
      return refuseError(error)
    }
  }
}
