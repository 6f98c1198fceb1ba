import { sql } from 'drizzle-orm'
import { isOlder, knownMigrations, olderDatabase, olderDataIn } from '../../db/baseline.ts'
import { type Database, openDatabase, rowsOf } from '../../db/client.ts'
import { appliedMigrations } from '../../db/migrate.ts'
import type { Env } from '../../env.ts'
import type { Clock } from '../../ports/clock.ts'
import { advice, type Finding, fault, ok, reasonOf } from './finding.ts'
import { lookAtReplica } from './look-at-replica.ts'

const oldestMajor = 15
const extensions = ['btree_gist', 'pg_trgm']
/** Codes of a second factor are good for half a minute. */
const worstSkewMs = 5_000
const patienceMs = 10_000

/** Reaches the database as the program would and changes nothing there. */
export async function lookAtDatabase(env: Env, clock: Clock): Promise<Finding[]> {
  if (!env.DATABASE_URL) {
    const older = await olderDataIn(env.DATA_DIR)
    if (older) return [fault('schema', older)]
    return [
      advice(
        'database',
        `Embedded in ${env.DATA_DIR}: it survives the death of the process, not the loss of power; set DATABASE_URL`,
      ),
    ]
  }
  let db: Database | null = null
  try {
    const { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl, DATA_DIR: dataDir } = env
    db = await openDatabase({ databaseUrl, directUrl, poolSize: 1, patienceMs, dataDir })
    const asked = clock.now().getTime()
    const facts = await factsOf(db)
    const skewMs = new Date(facts.now).getTime() - (asked + clock.now().getTime()) / 2
    return [
      lookAtServer(facts, env),
      lookAtSkew(skewMs),
      await lookAtSchema(db, facts),
      lookAtRole(facts, env),
      ...(directUrl ? [lookAtPooler(facts), await lookAtDirect(directUrl)] : []),
      ...(env.DATABASE_READ_URL ? [await lookAtReplica(env.DATABASE_READ_URL, db)] : []),
    ]
  } catch (error) {
    return [fault('database', `DATABASE_URL cannot be reached: ${reasonOf(error)}`)]
  } finally {
    await db?.close()
  }
}

interface Facts {
  now: string
  version: number
  connections: number
  extensions: string[]
  owns: boolean
  writesAtOnce: boolean
  mayAddExtensions: boolean
  patience: string
}

async function factsOf(db: Database): Promise<Facts> {
  const [facts] = await rowsOf<Facts>(
    db.orm,
    sql`select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now,
      current_setting('server_version_num')::int / 10000 as version,
      current_setting('max_connections')::int as connections,
      array(select extname::text from pg_extension) as extensions,
      exists (select from pg_tables where schemaname = 'public' and tablename = 'audit' and tableowner = current_user) as owns,
      current_setting('fsync') = 'on' and current_setting('synchronous_commit') <> 'off' as "writesAtOnce",
      has_database_privilege(current_user, current_database(), 'CREATE') as "mayAddExtensions",
      case when current_setting('lock_timeout') = '0' then '0' else current_setting('statement_timeout') end as patience`,
  )
  if (!facts) throw new Error('the server says nothing of itself')
  return facts
}

function lookAtServer(facts: Facts, { DATABASE_POOL: pool }: Env): Finding {
  const { version, connections, writesAtOnce } = facts
  if (version < oldestMajor)
    return fault('database', `PostgreSQL ${version} is too old; it has to be ${oldestMajor} or newer`)
  if (!writesAtOnce)
    return fault(
      'database',
      'A loss of power would take acknowledged bookings with it; set fsync and synchronous_commit to on',
    )
  if (pool * 2 > connections)
    return advice(
      'database',
      `Two processes want ${pool * 2} connections and the server allows ${connections}; lower DATABASE_POOL`,
    )
  return ok('database', `PostgreSQL ${version}, ${connections} connections`)
}

function lookAtSkew(skewMs: number): Finding {
  const seconds = (Math.abs(skewMs) / 1000).toFixed(1)
  return Math.abs(skewMs) > worstSkewMs
    ? fault(
        'clock',
        `This machine and the database are ${seconds} s apart; let both follow a time server (NTP)`,
      )
    : ok('clock', `${seconds} s from the database's`)
}

async function lookAtSchema(db: Database, facts: Facts): Promise<Finding> {
  const missing = extensions.filter((name) => !facts.extensions.includes(name))
  const known = await knownMigrations()
  const applied = await appliedMigrations(db.orm)
  const newer = applied.filter((tag) => !known.includes(tag))
  const ahead = known.filter((tag) => !applied.includes(tag))
  if (await isOlder(applied)) return fault('schema', olderDatabase)
  if (newer.length > 0)
    return advice('schema', `A newer version of the program was here (${newer.at(-1)}); this one may be old`)
  if (ahead.length === 0) return ok('schema', `Up to date, ${known.length} migrations`)
  if (missing.length > 0 && !facts.mayAddExtensions)
    return fault('schema', `Let a superuser say: create extension ${missing.join('; create extension ')}`)
  return advice(
    'schema',
    `${ahead.length} migrations will be applied by the next start; make a backup before`,
  )
}

function lookAtRole({ owns }: Facts, { DATABASE_OWNER_URL: owner }: Env): Finding {
  return owns || !owner
    ? advice(
        'database role',
        'The program owns its tables and could change what is on record; give it a role of its own and set DATABASE_OWNER_URL',
      )
    : ok('database role', 'The program owns no table')
}

/** Behind a pooler the program says nothing when a connection begins: the pooler has to. */
function lookAtPooler({ patience }: Facts): Finding {
  return patience === '0'
    ? advice(
        'pooler',
        'A statement that never ends, or waits for what another holds, is never given up; give PgBouncer the connect_query of deploy/cluster/pgbouncer.ini',
      )
    : ok('pooler', `Statements are given up after ${patience}`)
}

async function lookAtDirect(directUrl: string): Promise<Finding> {
  try {
    const direct = await openDatabase({ databaseUrl: directUrl, poolSize: 1, patienceMs, dataDir: '' })
    await direct.ping().finally(() => direct.close())
    return ok('direct connection', 'Programs hear of each other’s changes')
  } catch (error) {
    return fault('direct connection', `DATABASE_DIRECT_URL cannot be reached: ${reasonOf(error)}`)
  }
}
