// Loaded into the web when traces are wanted: a span for each request by the pattern of its address, one for each call to
// the clinic API, which goes on with it there. What is bundled shares nothing with this file, so Node says what begins.
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import process from 'node:process'
import { activeSpan, beginSpan, enter, traceHeader } from '../../clinic-api/tracing/spans.ts'
import { startTracing } from '../../clinic-api/tracing/start-tracing.ts'
import { requestIdHeader } from '../../contract/request-id.ts'
import { beforeExit } from './before-exit.ts'
import { methodOf, routesOf } from './web-routes.ts'

const apiHost = new URL(process.env.CLINIC_API_URL ?? '').host
const routeOf = routesOf(process.env.NEXT_DIST_DIR || '.next')
/** Built files, what is asked all day long, and what is answered as long as somebody looks. */
const untimed = new Set(['/_next', '/api/live', '/api/ready'])

interface Answering {
  request: IncomingMessage
  response: ServerResponse
}

function answering(message: unknown): void {
  // Node's documented shape of this channel's messages.
  const { request, response } = message as Answering
  const [path = '/'] = (request.url ?? '/').split('?')
  const route = routeOf(path)
  const method = methodOf(request)
  const noted = { 'http.request.method': method, 'http.route': route }
  const span = untimed.has(route) ? null : beginSpan({ name: `${method} ${route}`, kind: 'server', noted })
  enter(span)
  response.once('close', () => {
    const { statusCode: status } = response
    // The middleware has named it.
    const id = String(response.getHeader(requestIdHeader) ?? '')
    span?.end({ 'http.response.status_code': status, 'consulta.request_id': id }, { failed: status >= 500 })
  })
}

function asking(message: unknown): void {
  // Likewise.
  const { request } = message as { request: ClientRequest }
  if (!activeSpan() || request.getHeader('host') !== apiHost) return
  const noted = { 'http.request.method': request.method }
  const span = beginSpan({ name: `${request.method} clinic API`, kind: 'client', noted })
  if (!span) return
  request.setHeader(traceHeader, span.traceparent)
  let status = 0
  request.prependOnceListener('response', ({ statusCode = 0 }) => {
    status = statusCode
  })
  request.once('close', () => {
    const answer = status > 0 ? { 'http.response.status_code': status } : { 'error.type': 'connection' }
    span.end(answer, { failed: status === 0 || status >= 500 })
  })
}

const tracing = await startTracing('web', () => console.error('traces do not reach the collector'))
if (tracing) beforeExit.push(tracing.close)
// What logs is bundled, too.
Object.assign(globalThis, { consultaTraceId: () => activeSpan()?.traceId })
subscribe('http.server.request.start', answering)
subscribe('http.client.request.created', asking)
