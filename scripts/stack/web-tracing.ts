// A span for each request by the pattern of its address, and one for each call to the clinic API, which goes on with it.
import { subscribe } from 'node:diagnostics_channel'
import type { ClientRequest } from 'node:http'
import process from 'node:process'
import { activeSpan, beginSpan, traceHeader, within } from '../../clinic-api/tracing/spans.ts'
import { startTracing } from '../../clinic-api/tracing/start-tracing.ts'
import { requestIdHeader } from '../../contract/request-id.ts'
import { methodOf, routesOf } from './web-routes.ts'
import type { Layer } from './web-server.ts'

/** Built files, what is asked all day long, and what is answered as long as somebody looks. */
const untimed = new Set(['/_next', '/api/live', '/api/ready'])

/** No visitor begins a trace, nor names one in the log. */
const untraced: Layer = (request, _response, next) => {
  delete request.headers[traceHeader]
  next()
}

/** Traces the web where a collector is named; what Next has bundled learns of its trace by the request's header. */
export async function traceWeb(distDir: string): Promise<{ layer: Layer; close: () => Promise<void> }> {
  const tracing = await startTracing('web', () => console.error('traces do not reach the collector'))
  if (!tracing) return { layer: untraced, close: async () => {} }
  // Node's own word for what is sent: the calls are made by what Next has bundled.
  subscribe('http.client.request.created', asking)
  return { layer: traced(routesOf(distDir)), close: tracing.close }
}

function traced(routeOf: (path: string) => string): Layer {
  return (request, response, next) => {
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = routeOf(path)
    const method = methodOf(request)
    const noted = { 'http.request.method': method, 'http.route': route }
    const span = untimed.has(route) ? null : beginSpan({ name: `${method} ${route}`, kind: 'server', noted })
    if (!span) return untraced(request, response, next)
    request.headers[traceHeader] = span.traceparent
    response.once('close', () => {
      const { statusCode: status } = response
      // The middleware has named it.
      const id = String(response.getHeader(requestIdHeader) ?? '')
      span.end({ 'http.response.status_code': status, 'consulta.request_id': id }, { failed: status >= 500 })
    })
    within(span, next)
  }
}

function asking(message: unknown): void {
  // Node's documented shape of this channel's messages.
  const { request } = message as { request: ClientRequest }
  if (!activeSpan() || request.getHeader('host') !== apiHost()) return
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

const apiHost = () => new URL(process.env.CLINIC_API_URL ?? '').host
