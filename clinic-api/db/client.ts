import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { embeddedPath, olderDataIn } from './baseline.ts'
import { takeOwnership } from './owner-lock.ts'

/** The query builder, outside or inside a transaction: services take whichever they are handed. */
export type Orm = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** The part of it that reads. Whatever changes rows goes through `write/`. */
export type Reader = Pick<Orm, 'select' | 'selectDistinct' | 'execute'>

export type Parameter = string | number | boolean | null | readonly string[]

/** A hand-written statement for the hot paths; the server plans it once per connection under its name. */
export interface Statement {
  name: string
  text: string
}

export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly orm: Orm
  /** Runs one statement in its own transaction. Never inside `transaction`: PGlite would wait for itself. */
  run<Row>(statement: Statement, values: readonly Parameter[]): Promise<Row[]>
  /** Runs again, up to three times, when the database gave up because of a deadlock or a serialization fault. */
  transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result>
  /**
   * Calls back with each payload sent to `channel` by any process, and after a time in which it may have missed some;
   * resolves to the way to stop.
   */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>
  /**
   * What reads that may be a second old are asked of: a replica, where one is read. They hold whatever was written up to
   * `after`, a place in the server's log. Left out where there is none, and inside a write.
   */
  onReplica?: ((after: string | null) => ReadingDatabase) | undefined
  /** How many of these reads were answered by whom. */
  replicaReads?: (() => ReplicaReads) | undefined
  ping(): Promise<void>
  /** How many connections of this process there are, by what they do. */
  connections(): Record<string, number>
  close(): Promise<void>
}

/** Reads that may be a second old: from the replica, or from the primary because it was too far behind, or away. */
export interface ReplicaReads {
  replica: number
  behind: number
  away: number
}

/** The database as services see it. Apart from hand-written statements it offers nothing that writes. */
export type ReadingDatabase = Omit<Database, 'orm' | 'transaction'> & { readonly orm: Reader }

export interface DatabaseLocation {
  databaseUrl?: string | undefined
  /** The server itself, when `databaseUrl` is a pooler's. */
  directUrl?: string | undefined
  /** Address of a streaming replica, for reads that may be a second old. */
  readUrl?: string | undefined
  poolSize?: number
  /** How long a server lets a statement run, or a transaction sit idle, before it cancels it. */
  patienceMs?: number | undefined
  dataDir: string
  /** Throws away an embedded database that is older than the baseline, instead of refusing it. */
  discardsOlder?: boolean | undefined
  /** Milliseconds that only grow, by which the age of what a replica shows is measured. */
  nowMs?: (() => number) | undefined
}

/**
 * Opens the server at `databaseUrl`, else the embedded database under `dataDir`. Throws a sentence, and changes nothing there,
 * when that one is older than the baseline.
 */
export async function openDatabase(location: DatabaseLocation): Promise<Database> {
  if (location.databaseUrl) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(location.databaseUrl, location)
  }
  const { dataDir, discardsOlder } = location
  const older = await olderDataIn(dataDir)
  if (older && !discardsOlder) throw new Error(older)
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700)
  const release = await takeOwnership(join(dataDir, 'db.lock'))
  try {
    if (older) await rm(embeddedPath(dataDir), { recursive: true })
    const { openEmbedded } = await import('./embedded.ts')
    return await openEmbedded(embeddedPath(dataDir), release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Rows of a raw query; timestamps arrive as text. */
export async function rowsOf<Row>(orm: Reader, query: SQL): Promise<Row[]> {
  // Both drivers answer with `rows`; their common type says nothing of it.
  const result = (await orm.execute(query)) as { rows: Row[] }
  return result.rows
}
