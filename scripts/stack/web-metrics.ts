// Counts by pattern of address, and nothing of a person. One of several processes tells its figures to the first, which
// has the port.
import cluster from 'node:cluster'
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { openMetricsPort } from './metrics-port.ts'
import { methodOf, routesOf } from './web-routes.ts'
import type { Layer } from './web-server.ts'

/** Seconds: an asset takes a millisecond, a page some hundred, an upload minutes. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60]
const live = '/api/live'

const registry = new Registry()
const registers = [registry]
collectDefaultMetrics({ register: registry })
const took = new Histogram({
  name: 'consulta_web_request_duration_seconds',
  help: 'Time until an answer was sent',
  registers,
  labelNames: ['method', 'route', 'status'] as const,
  buckets,
})
const inFlight = new Gauge({
  name: 'consulta_web_requests_in_flight',
  help: 'Requests being answered',
  registers,
  labelNames: ['kind'] as const,
})

/** Counts every request, and answers with the figures on METRICS_PORT. */
export function countRequests(distDir: string): Layer {
  const routeOf = routesOf(distDir)
  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(registry)
    new AggregatorRegistry()
  } else openMetricsPort({ contentType: registry.contentType, read: () => registry.metrics() })

  return (request, response, next) => {
    const began = performance.now()
    const [path = '/'] = (request.url ?? '/').split('?')
    const route = routeOf(path)
    const kind = route === live ? 'stream' : 'request'
    inFlight.inc({ kind })
    response.once('close', () => {
      inFlight.dec({ kind })
      if (kind === 'stream') return
      took.observe(
        { method: methodOf(request), route, status: String(response.statusCode) },
        (performance.now() - began) / 1000,
      )
    })
    next()
  }
}
