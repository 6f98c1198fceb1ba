import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import type { Deps } from '../deps.ts'
import { type Env, readEnv } from '../env.ts'
import { openPorts } from '../ports/open-ports.ts'
import { TestClock } from './test-clock.ts'
import { type DatabaseKind, openTestDatabase } from './test-database.ts'

export interface TestAppOptions {
  /** A kind, or the address of a server of the test's own. */
  database?: DatabaseKind | URL
  /** The instant at which the clock stands; a Monday morning in Madrid by default. */
  now?: string
  env?: Record<string, string>
}

/** For tests in which days pass faster than sessions last. */
export const longSessions = {
  ACCESS_TOKEN_SECONDS: '2000000',
  SESSION_IDLE_MINUTES: '40000',
  SESSION_MAX_HOURS: '700',
}

/** The API on a database of its own, with local ports in a folder of its own and a clock that stands still. */
export async function createTestApp({ database = 'postgres', now, env: settings }: TestAppOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'consulta-test-'))
  const env: Env = readEnv({
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret for tests of thirty-two characters',
    APP_URL: 'http://localhost:3000',
    // The clock stands still, and with it the minute.
    RATE_LIMIT_PER_MINUTE: '100000',
    VISIT_CHANGES_PER_HOUR: '100000',
    ...settings,
  })
  const clock = new TestClock(now ?? '2026-11-16T07:00:00.000Z')
  const reading = { readUrl: env.DATABASE_READ_URL, nowMs: () => clock.now().getTime() }
  const { db, url, close: closeDatabase } = await openTestDatabase(database, reading)
  const deps: Deps = { db, clock, env, ...(await openPorts(env)) }
  const app = await buildApp(deps)
  await app.ready()

  async function close(): Promise<void> {
    // A connection that a test has left open, or that is only just being made, would be waited for for over a minute.
    app.server.on('connection', (socket: Socket) => socket.destroy())
    app.server.closeAllConnections()
    await app.close()
    await closeDatabase()
    await rm(dataDir, { recursive: true, force: true })
  }

  return { app, db, clock, env, deps, databaseUrl: url, close }
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
