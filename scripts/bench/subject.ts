import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase, rowsOf } from '../../clinic-api/db/client.ts'
import { readEnv } from '../../clinic-api/env.ts'
import { openSession } from '../../clinic-api/services/sessions/open-session.ts'
import { startChild, waitForAnswer } from '../stack/child.ts'
import { claimPort } from '../stack/ports.ts'

/** A filled database with the clinic API and the bare route in front of it, each a process of its own. */
export type Subject = Awaited<ReturnType<typeof openSubject>>

const path = process.env.PATH ?? ''

/** Makes and fills the database of so many appointments unless an earlier run has. */
export async function fill(serverUrl: string, appointments: number): Promise<string> {
  const name = `bench_${appointments}`
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  const known = await client.query('select 1 from pg_database where datname = $1', [name])
  if (known.rows.length === 0) await client.query(`create database ${name}`)
  await client.end()
  const url = `${serverUrl}/${name}`
  if (known.rows.length > 0) return url
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: path,
    DATABASE_URL: url,
    BENCH_APPOINTMENTS: String(appointments),
    BENCH_DOCTORS: String(Math.max(1, appointments / 200)),
    BENCH_PATIENTS: String(Math.max(100, appointments / 10)),
    BENCH_CLINICS: String(Math.max(1, Math.floor(appointments / 2000))),
  }
  const seed = spawn(process.execPath, ['scripts/bench-seed.ts'], { env, stdio: 'inherit' })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`${name} could not be filled`)
  return url
}

export async function openSubject(url: string, appointments: number, folder: string) {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(appointments)),
    SESSION_SECRET: 'a secret for benchmarks, of thirty-two characters',
    LOG_LEVEL: 'silent',
  }
  const db = await openDatabase({ databaseUrl: url, dataDir: '' })
  const began = new Date()

  async function start(name: string, program: string, readyPath: string) {
    const port = String(await claimPort('127.0.0.1', 0, 'PORT'))
    const env: NodeJS.ProcessEnv = {
      ...settings,
      NODE_ENV: 'production',
      PATH: path,
      PORT: port,
      CLINIC_API_PORT: port,
    }
    const logFile = join(settings.DATA_DIR, `${name}.log`)
    const child = startChild({ name, args: [program], env, logFile, echo: false })
    const base = `http://127.0.0.1:${port}`
    const wanted = { url: `${base}${readyPath}`, statusBelow: 500, seconds: 60 }
    await waitForAnswer(child, wanted, new AbortController().signal)
    return { child, base }
  }

  const api = await start('clinic API', 'clinic-api/server.ts', '/ready')
  const floor = await start('bare route', 'scripts/bench/floor.ts', '/')

  return {
    appointments,
    api: `${api.base}/api/v1`,
    floor: floor.base,
    async tokenOf(userId: string): Promise<string> {
      const owner = { userId, address: '127.0.0.1' }
      return (await openSession(db.orm, readEnv(settings), began, owner)).access
    },
    /** Ends both processes and takes the bookings away again. */
    async close() {
      await Promise.all([api.child.end('SIGTERM', 10_000), floor.child.end('SIGTERM', 2000)])
      await rowsOf(
        db.orm,
        sql`delete from appointments where created_at >= ${began.toISOString()}::timestamptz`,
      )
      await db.close()
    },
  }
}
