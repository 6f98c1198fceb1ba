import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Orm, Parameter, Statement } from './client.ts'
import { CommentingClient, NamelessClient } from './commenting-client.ts'
import { listenForever } from './listen-forever.ts'
import { sqlStateOf } from './pg-errors.ts'
import { openReplica } from './replica.ts'
import { retryConflicts } from './retry.ts'

interface Limits {
  /** Connections at most. */
  poolSize?: number
  patienceMs?: number | undefined
  /** The server itself, when the address is that of a pooler that hands out its connections by the transaction. */
  directUrl?: string | undefined
  /** A streaming replica, for reads that may be a second old. */
  readUrl?: string | undefined
  nowMs?: (() => number) | undefined
}

/**
 * Rows that are read often are in memory or on an SSD: with the planner's default (a random page costs four
 * times a sequential one) it would read a whole table to find some hundred rows. No statement runs long
 * enough to repay its JIT compilation.
 */
const planning = '-c random_page_cost=1.1 -c jit=off'

/** How long a statement waits for what another holds: whoever asks is answered within three seconds. */
const lockPatience = '-c lock_timeout=2500'

/**
 * Settings of a new connection. A pooler refuses them, because its connections are shared: there the pooler
 * sets the same on its server side (deploy/cluster/pgbouncer.ini).
 */
function beginning({ patienceMs, directUrl }: Limits): pg.PoolConfig {
  if (directUrl) return {}
  const patience = patienceMs
    ? { statement_timeout: patienceMs, idle_in_transaction_session_timeout: patienceMs }
    : {}
  return { options: `${planning} ${lockPatience}`, ...patience }
}

/** A server reached by `url`. */
export async function openPostgres(url: string, limits: Limits): Promise<Database> {
  const { poolSize = 10, directUrl } = limits
  const pool = new pg.Pool({
    Client: directUrl ? NamelessClient : CommentingClient,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    ...beginning(limits),
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const orm = drizzle(pool)
  const listeners = new Set<() => Promise<void>>()

  // Not `pool.query`: it throws the connection away after any failed statement.
  async function run<Row>(statement: Statement, values: readonly Parameter[]): Promise<Row[]> {
    const client = await pool.connect()
    let broken = false
    try {
      const { name, text } = statement
      const result = await client.query({ name, text, values: [...values] })
      return result.rows as Row[]
    } catch (error) {
      broken = sqlStateOf(error) === null
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** Drizzle's own never gives a connection back that is lost while the transaction begins. */
  async function transaction<Result>(work: (tx: Orm) => Promise<Result>): Promise<Result> {
    const client = await pool.connect()
    let refusal: unknown
    async function noted(tx: Orm) {
      try {
        return await work(tx)
      } catch (error) {
        refusal = error
        throw error
      }
    }
    try {
      const result = await drizzle(client).transaction(noted)
      client.release()
      return result
    } catch (error) {
      // Not what the work threw: the connection is at fault.
      client.release(error !== refusal)
      throw error
    }
  }

  const database: Database = {
    kind: 'postgres',
    orm,
    run: (statement, values) => retryConflicts(() => run(statement, values)),
    transaction: (work) => retryConflicts(() => transaction(work)),
    async listen(channel, onPayload, onGap) {
      const stop = await listenForever(directUrl ?? url, { channel, onPayload, onGap })
      listeners.add(stop)
      return async () => {
        listeners.delete(stop)
        await stop()
      }
    },
    async ping() {
      await run({ name: 'ping', text: 'select 1' }, [])
    },
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      wanted: pool.waitingCount,
    }),
    async close() {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
  return limits.readUrl ? reading(limits.readUrl, database) : database

  function reading(readUrl: string, primary: Database): Database {
    const { options = '', ...config } = beginning({ ...limits, directUrl: undefined })
    const replica = openReplica(
      readUrl,
      { database: primary, ask: (query, values) => pool.query(query, values) },
      {
        // Were it no replica, it would still not be written to.
        config: { ...config, max: poolSize, options: `${options} -c default_transaction_read_only=on` },
        nowMs: limits.nowMs ?? (() => performance.now()),
      },
    )
    return {
      ...primary,
      onReplica: replica.onReplica,
      replicaReads: replica.replicaReads,
      connections: () => ({ ...primary.connections(), replica: replica.connections() }),
      async close() {
        await replica.close()
        await primary.close()
      },
    }
  }
}
