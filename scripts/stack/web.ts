// The web in production: Next behind a server of its own.
import { createServer } from 'node:http'
import process from 'node:process'
import next from 'next'
import { drainWeb } from './drain-web.ts'
import { holdScripts } from './hold-scripts.ts'
import { holdStyles } from './hold-styles.ts'
import { nameFiles } from './name-files.ts'
import { nameLanguage } from './name-language.ts'
import { compress, giveUpSilent, refuseOdd, sayCommon, serveBuilt } from './web-layers.ts'
import { createWebServer } from './web-server.ts'
import { traceWeb } from './web-tracing.ts'

const { HOST: hostname = '127.0.0.1', METRICS_PORT: metricsPort } = process.env
const port = Number(process.env.PORT)
const distDir = process.env.NEXT_DIST_DIR || '.next'

// Next hears of upgrades at the server that it is given, which listens nowhere.
const app = next({ dev: false, hostname, port, httpServer: createServer() })
await app.prepare()
const tracing = await traceWeb(distDir)
const metrics = metricsPort ? [(await import('./web-metrics.ts')).countRequests(distDir)] : []
const { refuseReady, stopWith } = drainWeb(Number(process.env.DRAIN_SECONDS) * 1000, tracing.close)
const layers = [
  tracing.layer,
  ...metrics,
  sayCommon,
  refuseOdd,
  giveUpSilent(),
  refuseReady,
  compress,
  serveBuilt(distDir),
  holdStyles(distDir),
  holdScripts,
  nameLanguage,
  nameFiles(distDir),
]
const server = createWebServer(layers, app.getRequestHandler())
stopWith(server)
server.listen(port, hostname)
