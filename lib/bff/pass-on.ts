import 'server-only'
import type { NextRequest } from 'next/server'
import { type Call, paramsOf } from '#contract/calls/call'
import type { ApiAuth } from '@/lib/api/client'
import { openCall, sendParsed } from '@/lib/api/send-call'
import { asVisitor } from '@/lib/api/visitor'
import { clinicOf } from '@/lib/bff/clinic-of'
import { fileResponse } from '@/lib/bff/file-response'
import { refuseForeignWrite } from '@/lib/bff/guard-write'
import { multipartOf } from '@/lib/bff/multipart'
import { jsonBody, refuseInvalid, schemaAt } from '@/lib/bff/parse'
import { patientOf } from '@/lib/bff/patient-of'
import { refuse, refuseError, reply } from '@/lib/bff/respond'
import { signedIn } from '@/lib/bff/serve'
import { visitorOf } from '@/lib/bff/visitor'
import type { Viewer } from '@/lib/domain/session'
import { passedOnCall } from '@/lib/endpoints/passed-on'

interface Context {
  params: Promise<{ name: string }>
}

export const passOn = passing({ uploads: false })

/** The same for calls that take a file. Their address is one that the middleware leaves alone: it cuts large bodies. */
export const passOnUpload = passing({ uploads: true })

/**
 * Passes a listed call of the browser on to the clinic API: same origin (writes), session, permission, parse, call,
 * reply. Reads come by GET and all others by POST; the names of the path are in the query.
 */
function passing({ uploads }: { uploads: boolean }) {
  return async (request: NextRequest, context: Context): Promise<Response> => {
    try {
      const call = passedOnCall((await context.params).name)
      const isWrite = request.method === 'POST'
      const isThere = call && isWrite !== (call.method === 'GET') && uploads === Boolean(call.uploads)
      if (!isThere) return refuse('not_found', 'Not found')
      const input = await callerOf(request, call)
      if (input instanceof Response) return input
      const address = Object.fromEntries(request.nextUrl.searchParams)
      const fixed = call.ownClinic && input.viewer ? { clinicId: clinicOf(input.viewer) } : {}
      const body = call.form ?? call.body
      const parts = {
        params: paramsOf(call).safeParse(address),
        ...(call.query && { query: call.query.safeParse({ ...address, ...fixed }) }),
        ...(body && { body: schemaAt(body).safeParse(withFixed(await jsonBody(request), fixed)) }),
      }
      for (const part of Object.values(parts)) if (!part.success) return refuseInvalid(part.error)
      const values = Object.fromEntries(Object.entries(parts).map(([part, { data }]) => [part, data]))
      const { auth, viewer } = input
      const asking = { viewer, now: Date.now(), patientOf: (named?: string) => patientOf(viewer, named) }
      if (call.send) values.body = call.send(values.body, asking)
      if (call.streams) return streamed(await openCall(auth, call, values), call.streams)
      const key = request.headers.get('idempotency-key')
      const answer = await sendParsed(auth, call, values, {
        headers: { ...input.headers, ...(key && { 'idempotency-key': key }) },
        ...(call.uploads && { upload: multipartOf(request) }),
      })
      return reply(call.show ? call.show(answer, asking) : answer, call.status)
    } catch (error) {
      return refuseError(error, request.headers)
    }
  }
}

interface Caller {
  auth: ApiAuth | null
  viewer: Viewer | null
  headers: Record<string, string>
}

/** Somebody signed in who may make the call, or a visitor where anybody may; a write comes from our own page. */
async function callerOf(request: NextRequest, { action, uploads }: Call): Promise<Caller | Response> {
  if (action === 'public') {
    const foreign = refuseForeignWrite(request, 'application/json')
    return foreign ?? { auth: null, viewer: null, headers: asVisitor(visitorOf(request)) }
  }
  const found = await signedIn(request, action, { upload: uploads })
  return found instanceof Response ? found : { ...found, headers: {} }
}

function withFixed(body: unknown, fixed: object): unknown {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, ...fixed } : body
}

/** A file to keep, or steps a line each as they come. */
function streamed(upstream: Response, type: string): Response {
  if (type !== 'application/x-ndjson') return fileResponse(upstream, { download: true })
  return new Response(upstream.body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      // no-transform: compressing would hold steps back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
