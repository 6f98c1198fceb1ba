import type { Server } from 'node:http'
import process from 'node:process'
import { drainOf } from '../../clinic-api/http/drain.ts'
import type { Layer } from './web-server.ts'

const patienceMs = 6_000

interface Draining {
  /** Answers for the program once it was told to stop, so that a proxy sends nobody any more. */
  refuseReady: Layer
  /** To be called before the server listens: on a signal it answers all that has arrived, and the program ends. */
  stopWith(server: Server): void
}

/** The end of the web: it goes on serving for `noticeMs`, stops listening, does what is left, and exits. */
export function drainWeb(noticeMs: number, atEnd: () => Promise<void>): Draining {
  let stopping = false
  return {
    refuseReady({ url }, response, next) {
      if (!stopping || url !== '/api/ready') return next()
      const body = JSON.stringify({ message: 'Shutting down', code: 'unavailable' })
      response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body)
    },
    stopWith(server) {
      const drain = drainOf(server)
      async function stop() {
        setTimeout(() => process.exit(0), noticeMs + patienceMs).unref()
        await drain.announce(noticeMs)
        await drain.close(() => new Promise((resolve) => server.close(resolve)))
        await atEnd()
        process.exit(0)
      }
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        process.on(signal, () => {
          if (!stopping) void stop()
          stopping = true
        })
      }
    },
  }
}
