import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Parameter, Statement } from './client.ts'
import { sqlStateOf } from './pg-errors.ts'
import { retryConflicts } from './retry.ts'

interface Limits {
  /** Connections at most. */
  poolSize?: number
  patienceMs?: number | undefined
}

/**
 * What is read often is in memory, or on a disk without moving parts: the planner's default, four times a row beside
 * it, makes it read a whole table where some hundred rows are wanted.
 */
const planning = '-c random_page_cost=1.1'

/** A server reached by `url`. */
export async function openPostgres(url: string, { poolSize = 10, patienceMs }: Limits): Promise<Database> {
  const patience = patienceMs
    ? { statement_timeout: patienceMs, idle_in_transaction_session_timeout: patienceMs }
    : {}
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    options: planning,
    ...patience,
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
      const result = await client.query({ ...statement, values: [...values] })
      return result.rows as Row[]
    } catch (error) {
      broken = sqlStateOf(error) === null
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind: 'postgres',
    orm,
    run: (statement, values) => retryConflicts(() => run(statement, values)),
    transaction: (work) => retryConflicts(() => orm.transaction(work)),
    async listen(channel, onPayload) {
      const stop = await listenForever(url, channel, onPayload)
      listeners.add(stop)
      return async () => {
        listeners.delete(stop)
        await stop()
      }
    },
    async ping() {
      await run({ name: 'ping', text: 'select 1' }, [])
    },
    async close() {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}

const reconnectMs = 500

/** Listens on its own connection and connects again whenever that is lost. */
async function listenForever(url: string, channel: string, onPayload: (payload: string) => void) {
  let stopped = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  function again() {
    client = null
    if (!stopped) timer = setTimeout(() => connect().catch(again), reconnectMs)
  }

  async function connect() {
    const next = new pg.Client({ connectionString: url })
    next.on('error', () => {})
    next.on('notification', (message) => onPayload(message.payload ?? ''))
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    next.once('end', again)
    client = next
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end()
  }
}
