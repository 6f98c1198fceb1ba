import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openDatabase, type Reader, rowsOf } from '../../clinic-api/db/client.ts'
import { readEnv } from '../../clinic-api/env.ts'
import { openSession } from '../../clinic-api/services/identity/sessions/open-session.ts'
import { startChild, waitForAnswer } from '../../scripts/stack/child.ts'
import { claimPort } from '../../scripts/stack/ports.ts'
import { createDatabase } from './server.ts'

/** A filled database with the clinic API and the bare route in front of it, and an empty answer, each a process. */
export type Subject = Awaited<ReturnType<typeof openSubject>>

const path = process.env.PATH ?? ''

export interface Volume {
  appointments: number
  doctors: number
  patients: number
  clinics: number
  /** How many days ago the first appointments take place. */
  pastDays: number
}

/** Per clinic and doctor the same at every size: five doctors a clinic, 200 patients that they share, 200 appointments a doctor. */
export function volumeOf(appointments: number): Volume {
  const times = Math.max(1, Math.floor(appointments / 1000))
  return { appointments, doctors: 5 * times, patients: 200 * times, clinics: times, pastDays: 20 }
}

/** Makes and fills the database unless an earlier run has. */
export async function fill(serverUrl: string, name: string, volume: Volume): Promise<string> {
  const url = `${serverUrl}/${name}`
  if (!(await createDatabase(serverUrl, name))) return url
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: path,
    DATABASE_URL: url,
    BENCH_APPOINTMENTS: String(volume.appointments),
    BENCH_DOCTORS: String(volume.doctors),
    BENCH_PATIENTS: String(volume.patients),
    BENCH_CLINICS: String(volume.clinics),
    BENCH_PAST_DAYS: String(volume.pastDays),
  }
  const seed = spawn(process.execPath, ['lab/bench/seed.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(seed, 'exit')
  if (code !== 0) throw new Error(`${name} could not be filled`)
  return url
}

const quietMs = 3000
const lookMs = 50

/** Resolves when nobody has asked the database for a while: what a start finds to plan and to sum up is done once. */
async function settled(orm: Reader): Promise<void> {
  let quietSince = performance.now()
  while (performance.now() - quietSince < quietMs) {
    const busy = await rowsOf(
      orm,
      sql`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend' and state <> 'idle'`,
    )
    if (busy.length > 0) quietSince = performance.now()
    await setTimeout(lookMs)
  }
}

export async function openSubject(url: string, appointments: number, folder: string) {
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: join(folder, String(appointments)),
    SESSION_SECRET: 'a secret for benchmarks of thirty-two characters',
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
    const args = ['--max-semi-space-size=4', program]
    const child = startChild({ name, args, env, logFile, echo: false })
    const base = `http://127.0.0.1:${port}`
    const wanted = { url: `${base}${readyPath}`, statusBelow: 500, seconds: 60 }
    await waitForAnswer(child, wanted, new AbortController().signal)
    return { child, base }
  }

  const api = await start('clinic API', 'clinic-api/server.ts', '/ready')
  await settled(db.orm)
  const floor = await start('bare route', 'lab/bench/floor.ts', '/')
  const nothing = await start('empty answer', 'lab/bench/nothing.ts', '/')

  return {
    appointments,
    pid: api.child.pid ?? 0,
    api: `${api.base}/api/v1`,
    floor: floor.base,
    nothing: nothing.base,
    async tokenOf(userId: string): Promise<string> {
      const owner = { userId, visitor: { address: '127.0.0.1', agent: null } }
      return (await openSession({ tx: db.orm, now: began }, readEnv(settings), owner)).access
    },
    /** Ends both processes and takes the bookings away again. */
    async close() {
      await Promise.all([
        api.child.end('SIGTERM', 10_000),
        floor.child.end('SIGTERM', 2000),
        nothing.child.end('SIGTERM', 2000),
      ])
      await rowsOf(
        db.orm,
        sql`delete from appointments where created_at >= ${began.toISOString()}::timestamptz`,
      )
      await db.close()
    },
  }
}
