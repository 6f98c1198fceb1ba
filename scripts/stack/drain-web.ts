// Loaded into the web: Next would stop listening at once, and what the kernel has accepted by then would be lost.
import type { Server } from 'node:http'
import { type Drain, drainOf } from '../../clinic-api/http/drain.ts'
import { beforeExit } from './before-exit.ts'
import { whenServing } from './when-serving.ts'

const patienceMs = 6_000
const noticeMs = Number(process.env.DRAIN_SECONDS) * 1000

// Next's name for it: signals are handled by others.
process.env.NEXT_MANUAL_SIG_HANDLE = '1'

// Read by the web's own readiness; what is bundled shares nothing else with this file.
const lifecycle = { draining: false }
Object.assign(globalThis, { consultaLifecycle: lifecycle })

let stopping = false
let serving: { server: Server; drain: Drain } | undefined

whenServing((server) => {
  serving = { server, drain: drainOf(server) }
})

async function stop() {
  lifecycle.draining = true
  if (serving) {
    const { server, drain } = serving
    setTimeout(() => process.exit(0), noticeMs + patienceMs).unref()
    await drain.announce(noticeMs)
    await drain.close(() => new Promise((resolve) => server.close(resolve)))
  }
  await Promise.all(beforeExit.map((each) => each()))
  process.exit(0)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (!stopping) void stop()
    stopping = true
  })
}
