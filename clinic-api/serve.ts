import { buildApp } from './app.ts'
import { startBackground } from './background.ts'
import type { Database } from './db/client.ts'
import { migrateAsOwner } from './db/owner.ts'
import type { Env } from './env.ts'
import { drainOf } from './http/drain.ts'
import { logSerializers } from './http/logging.ts'
import { systemClock } from './ports/clock.ts'
import { openPorts } from './ports/open-ports.ts'
import { seedDemo } from './scripts/demo/seed-demo.ts'
import { resealSeeds } from './services/identity/two-factor/reseal-seeds.ts'
import { startTracing } from './tracing/start-tracing.ts'

/** For what still runs when nothing new is taken any more. */
const patienceMs = 8_000

/** Migrates, seeds the demo if asked to, and serves until the process is told to stop. */
export async function serve(env: Env, db: Database): Promise<void> {
  await migrateAsOwner(db, env)
  const lifecycle = { draining: false }
  const logger = { level: env.LOG_LEVEL, serializers: logSerializers }
  const ports = await openPorts(env)
  if (env.CLINIC_DEMO) await seedDemo(db, { clock: systemClock, ...ports })
  const deps = { db, clock: systemClock, env, ...ports }
  await resealSeeds(deps)
  const app = await buildApp({ ...deps, lifecycle, logger })
  const tracing = await startTracing('api', () => app.log.warn('traces do not reach the collector'))
  const drain = drainOf(app.server)
  const stopBackground = await startBackground(deps, (error) =>
    app.log.error(error, 'background work failed'),
  )

  async function stop(): Promise<void> {
    if (lifecycle.draining) return
    lifecycle.draining = true
    const noticeMs = env.DRAIN_SECONDS * 1000
    setTimeout(() => process.exit(0), noticeMs + patienceMs).unref()
    await drain.announce(noticeMs)
    await drain.close(() => app.close())
    await stopBackground()
    await tracing?.close()
    await db.close()
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
  const address = await app.listen({ host: env.HOST, port: env.CLINIC_API_PORT })
  app.log.info({ address, database: db.kind }, 'clinic API is listening')
}
