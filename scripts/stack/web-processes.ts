// The web as several processes behind one port: `web-processes.ts <count> <program>`.
import cluster from 'node:cluster'

if (process.env.METRICS_PORT) {
  const { AggregatorRegistry } = await import('prom-client')
  const { openMetricsPort } = await import('./metrics-port.ts')
  const ofAll = new AggregatorRegistry()
  openMetricsPort({ contentType: ofAll.contentType, read: () => ofAll.clusterMetrics() })
}

const [count, exec = ''] = process.argv.slice(2)
const workers = Array.from({ length: Number(count) })
let stopping = false
let code = 0

cluster.setupPrimary({ exec, args: [] })
for (const _ of workers) cluster.fork()

/** Each ends as it would alone: what it is serving is answered. */
function stop(): void {
  stopping = true
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)

// One that dies by itself takes the others with it, as the one process would have ended the web.
cluster.on('exit', () => {
  if (!stopping) {
    code = 1
    stop()
  }
  if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(code)
})
