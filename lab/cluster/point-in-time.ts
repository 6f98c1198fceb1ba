import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase, rowsOf } from '../../clinic-api/db/client.ts'
import type { Finding } from './checks.ts'
import type { Booking } from './crowd.ts'
import type { Databases } from './databases.ts'
import { programs } from './packages.ts'
import { asUser, type Room, until } from './room.ts'

const port = 38
/** Recovery wants these settings at least as large as before; Patroni passes them when it starts a server. */
const asBefore = ['max_connections=200', 'wal_level=replica', 'max_wal_senders=10', 'max_worker_processes=8']

/** A copy of the primary as it is now, which the archive brings forward. */
export async function takeBase(room: Room, databases: Databases): Promise<void> {
  const from = databases.wires[await databases.primary()]?.database
  const [program = '', ...own] = asUser(join(programs.postgres, 'pg_basebackup'))
  const where = ['-h', '127.0.0.1', '-p', String(from), '-U', 'replicator', '-D', room.makeFolder('base')]
  execFileSync(program, [...own, ...where, '-c', 'fast'], {
    env: { ...process.env, PGPASSWORD: room.password },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/**
 * An accident of the worst kind: every visit is cancelled. From the base and the archive a server comes back that
 * stands at the moment before, whichever servers were the primary meanwhile.
 */
export async function returnToMomentBefore(
  { room, databases }: { room: Room; databases: Databases },
  db: Database,
  bookings: Booking[],
): Promise<Finding> {
  const [{ moment } = { moment: '' }] = await rowsOf<{ moment: string }>(
    db.orm,
    sql`select clock_timestamp()::text moment`,
  )
  await db.orm.execute(sql`select pg_sleep(1)`)
  await db.orm.execute(sql`update appointments set status = 'cancelled'`)
  await db.orm.execute(sql`select pg_switch_wal()`)
  room.write('base/recovery.signal', '')
  const settings = [
    ...asBefore,
    `port=${room.port(port)}`,
    'listen_addresses=127.0.0.1',
    'archive_mode=off',
    `restore_command=cp ${databases.archive}/%f %p`,
    `recovery_target_time=${moment}`,
  ]
  const began = performance.now()
  room.start({
    name: 'restored',
    command: join(programs.postgres, 'postgres'),
    args: ['-D', join(room.folder, 'base'), ...settings.flatMap((setting) => ['-c', setting])],
  })
  const databaseUrl = `postgres://postgres:${room.password}@127.0.0.1:${room.port(port)}/consulta`
  const restored = await openDatabase({ databaseUrl, poolSize: 1, dataDir: '' })
  try {
    // It stands still at the moment, and can be read.
    await until('The moment before', 90, async () => {
      const [row] = await rowsOf<{ state: string }>(
        restored.orm,
        sql`select pg_get_wal_replay_pause_state() state`,
      )
      return row?.state === 'paused'
    })
    const rows = await rowsOf<{ id: string }>(
      restored.orm,
      sql`select id from appointments where status <> 'cancelled'`,
    )
    const ids = new Set(rows.map(({ id }) => id))
    const seconds = ((performance.now() - began) / 1000).toFixed(0)
    return {
      what: `after every visit was cancelled, the moment before from base and archive, in ${seconds} s`,
      faults: bookings.filter(({ id }) => !ids.has(id)).map(({ id }) => `not there: ${id}`),
    }
  } finally {
    await restored.close()
  }
}
