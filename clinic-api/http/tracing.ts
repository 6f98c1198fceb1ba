import type { FastifyInstance } from 'fastify'
import { beginSpan, type Span, traceHeader, within } from '../tracing/spans.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Asked all day long, or answered as long as somebody looks. */
    untimed?: true
  }
  interface FastifyRequest {
    /** Null where nobody listens. */
    span: Span | null
  }
}

/** Each request is a span, by its pattern, on with what the web has begun; its log lines name the trace. */
export function installTracing(app: FastifyInstance): void {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _reply, done) => {
    const { url: route = 'unknown', config } = request.routeOptions
    if (config.untimed) return done()
    const { method, id, headers } = request
    request.span = beginSpan({
      name: `${method} ${route}`,
      kind: 'server',
      caller: headers[traceHeader],
      noted: { 'http.request.method': method, 'http.route': route, 'consulta.request_id': id },
    })
    if (!request.span) return done()
    request.log = request.log.child({ traceId: request.span.traceId })
    within(request.span, done)
  })
  // Handlers that run after a body has arrived run in the connection's context, so the span is set again.
  app.addHook('preValidation', (request, _reply, done) => within(request.span, done))
  app.addHook('onResponse', async ({ span }, { statusCode }) =>
    span?.end({ 'http.response.status_code': statusCode }, { failed: statusCode >= 500 }),
  )
}
