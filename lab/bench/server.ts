import pg from 'pg'
import { startPostgres } from '../../clinic-api/testing/postgres-server.ts'

export interface BenchServer {
  /** Address without a database name. */
  url: string
  /** Another server that receives its log; missing where the server is not ours. */
  addReplica?: () => Promise<{ url: string }>
  stop(): Promise<void>
}

/** BENCH_SERVER_URL, without a database name, takes a PostgreSQL that runs already and keeps its databases. */
export async function openServer(): Promise<BenchServer> {
  const url = process.env.BENCH_SERVER_URL
  if (url) return { url, stop: async () => {} }
  return startPostgres(['shared_buffers=512MB', 'max_wal_size=8GB', 'max_connections=200'])
}

/** Makes the database unless an earlier run has; true when it is new. */
export async function createDatabase(serverUrl: string, name: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` })
  await client.connect()
  try {
    const known = await client.query('select 1 from pg_database where datname = $1', [name])
    if (known.rows.length === 0) await client.query(`create database ${name}`)
    return known.rows.length === 0
  } finally {
    await client.end()
  }
}
