import 'server-only'
import type { NextRequest } from 'next/server'
import { paramsOf } from '#contract/calls/call'
import { sendParsed } from '@/lib/api/send-call'
import { clinicOf } from '@/lib/bff/clinic-of'
import { jsonBody, refuseInvalid } from '@/lib/bff/parse'
import { refuse, refuseError, reply } from '@/lib/bff/respond'
import { signedIn } from '@/lib/bff/serve'
import { passedOnCall } from '@/lib/endpoints/passed-on'

interface Context {
  params: Promise<{ name: string }>
}

/**
 * Passes a listed call of the browser on to the clinic API: same origin (writes), session, permission, parse, call,
 * reply. Reads come by GET and all others by POST; the names of the path are in the query.
 */
export async function passOn(request: NextRequest, context: Context): Promise<Response> {
  try {
    const call = passedOnCall((await context.params).name)
    const isWrite = request.method === 'POST'
    if (!call || call.action === 'public' || isWrite === (call.method === 'GET')) {
      return refuse('not_found', 'Not found')
    }
    const input = await signedIn(request, call.action)
    if (input instanceof Response) return input
    const address = Object.fromEntries(request.nextUrl.searchParams)
    const fixed = call.ownClinic ? { clinicId: clinicOf(input.viewer) } : {}
    const parts = {
      params: paramsOf(call).safeParse(address),
      ...(call.query && { query: call.query.safeParse({ ...address, ...fixed }) }),
      ...(call.body && { body: call.body.safeParse(withFixed(await jsonBody(request), fixed)) }),
    }
    for (const part of Object.values(parts)) if (!part.success) return refuseInvalid(part.error)
    const values = Object.fromEntries(Object.entries(parts).map(([part, { data }]) => [part, data]))
    const key = request.headers.get('idempotency-key')
    const answer = await sendParsed(input.auth, call, values, {
      headers: key ? { 'idempotency-key': key } : {},
    })
    return reply(answer, call.status)
  } catch (error) {
    return refuseError(error, request.headers)
  }
}

function withFixed(body: unknown, fixed: object): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...fixed } : body
}
