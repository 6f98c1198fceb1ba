import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/client.ts'
import { readEnv } from '../../env.ts'
import { openPorts } from '../../ports/open-ports.ts'
import { TestClock } from '../test-clock.ts'

// A clinic API in a process of its own, whose clock is set by the process that started it.
const env = readEnv(process.env)
const clock = new TestClock(new Date(0).toISOString())
const db = await openDatabase({ databaseUrl: env.DATABASE_URL ?? '', dataDir: '' })
const app = await buildApp({ db, clock, env, ...(await openPorts(env)) })
process.on('message', (instant: string) => {
  clock.set(instant)
  process.send?.(instant)
})
process.once('disconnect', () => process.exit())
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }))
