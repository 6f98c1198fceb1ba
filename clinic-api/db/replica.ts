import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database, Parameter, ReplicaReads, Statement } from './client.ts'
import { CommentingClient } from './commenting-client.ts'
import { Freshness, logPlace } from './freshness.ts'
import { named, runNamed } from './named.ts'
import { sqlStateOf } from './pg-errors.ts'

/** A question as the driver takes it, and the answer. */
export type Ask = (query: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

interface Primary {
  database: Database
  ask: Ask
}

interface Settings {
  /** How the connections begin. */
  config: pg.PoolConfig
  nowMs: () => number
}

export interface Replica extends Required<Pick<Database, 'onReplica' | 'replicaReads'>> {
  connections(): number
  close(): Promise<void>
}

/** A replica that does not answer must not be waited for long, nor asked again by each request. */
const patienceMs = 1000
const restMs = 5000
const longestMs = 10_000

const writtenUpTo = named('written_up_to', 'select pg_current_wal_insert_lsn()::text place')
/** Null where no log was ever received: that server is no replica. */
const replayedUpTo = { name: 'replayed_up_to', text: 'select pg_last_wal_replay_lsn()::text place' }

/** Reads of a streaming replica, each of which the primary answers where the replica is too far behind or away. */
export function openReplica(url: string, primary: Primary, { config, nowMs }: Settings): Replica {
  const pool = new pg.Pool({
    ...config,
    Client: CommentingClient,
    connectionString: url,
    connectionTimeoutMillis: patienceMs,
    query_timeout: longestMs,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const freshness = new Freshness(async () => {
    const [row] = await runNamed<{ place: string }>(primary.database, writtenUpTo, {})
    if (!row) throw new Error('The database does not say how far it is')
    return logPlace(row.place)
  }, nowMs)
  const reads: ReplicaReads = { replica: 0, behind: 0, away: 0 }
  /** How far the server of a connection was when last asked; it never goes back. */
  const reached = new WeakMap<pg.PoolClient, bigint>()
  let restsUntil = Number.NEGATIVE_INFINITY

  async function hasReached(client: pg.PoolClient, least: bigint): Promise<boolean> {
    if ((reached.get(client) ?? -1n) >= least) return true
    const { rows } = await client.query<{ place: string | null }>(replayedUpTo)
    const place = rows[0]?.place
    if (!place) return false
    reached.set(client, logPlace(place))
    return logPlace(place) >= least
  }

  /** Null where the replica cannot answer. Nothing that it is asked changes anything, so the primary can be asked instead. */
  async function tryReplica(least: bigint, ...question: Parameters<Ask>): Promise<pg.QueryResult | null> {
    if (nowMs() < restsUntil) {
      reads.away += 1
      return null
    }
    let client: pg.PoolClient | undefined
    let isBroken = false
    try {
      client = await pool.connect()
      if (!(await hasReached(client, least))) {
        reads.behind += 1
        return null
      }
      const result = await client.query(...question)
      reads.replica += 1
      return result
    } catch (error) {
      // Without a word of the server's own, the connection is at fault; with one, a recovery that could not wait.
      isBroken = sqlStateOf(error) === null
      if (isBroken) restsUntil = nowMs() + restMs
      reads.away += 1
      return null
    } finally {
      client?.release(isBroken)
    }
  }

  return {
    onReplica(after) {
      // Once the primary has answered, all that follows comes from there, or it could be older than what was seen.
      let isLeft = false
      const least = async () => {
        const place = await freshness.leastPlace()
        const own = after === null ? 0n : logPlace(after)
        return own > place ? own : place
      }
      const ask: Ask = async (...question) => {
        const found = isLeft ? null : await tryReplica(await least(), ...question)
        if (found) return found
        isLeft = true
        return primary.ask(...question)
      }
      const run = async <Row>({ name, text }: Statement, values: readonly Parameter[]): Promise<Row[]> => {
        const found = isLeft ? null : await tryReplica(await least(), { name, text, values: [...values] })
        if (found) return found.rows as Row[]
        isLeft = true
        return primary.database.run<Row>({ name, text }, values)
      }
      // All that the query builder wants of a connection outside of transactions, which stay with the primary.
      const orm = drizzle({ query: ask } as unknown as pg.Pool)
      return { ...primary.database, orm, run }
    },
    replicaReads: () => ({ ...reads }),
    connections: () => pool.totalCount,
    close: () => pool.end(),
  }
}
