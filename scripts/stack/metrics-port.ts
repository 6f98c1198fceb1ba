import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'

const hash = (text: string) => createHash('sha256').update(text).digest()

interface Metrics {
  contentType: string
  read: () => Promise<string>
}

/** GET /metrics on METRICS_PORT, for who shows METRICS_TOKEN. */
export function openMetricsPort({ contentType, read }: Metrics): Server {
  const { METRICS_TOKEN: token, METRICS_PORT: port, HOST: host } = process.env
  const wanted = hash(`Bearer ${token}`)
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), wanted))
      return response.writeHead(401).end()
    try {
      const text = await read()
      response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text)
    } catch {
      response.writeHead(503).end()
    }
  })
  server.listen(Number(port), host)
  // Nobody waits for it when the web ends.
  return server.unref()
}
