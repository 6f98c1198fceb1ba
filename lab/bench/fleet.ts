import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchServer, type ServerProcess } from '../../clinic-api/testing/server-process.ts'
import { startChild } from '../../scripts/stack/child.ts'
import { claimPort } from '../../scripts/stack/ports.ts'
import { readSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/stack.ts'
import { cpuMs } from './memory.ts'

/** How many processes serve the web, and how many the clinic API. */
export interface Shape {
  webs: number
  apis: number
  /** Address of the replica that the clinic APIs read from. */
  readUrl?: string | undefined
}

export const nameOf = ({ webs, apis, readUrl }: Shape) =>
  `${webs} web, ${apis} API${readUrl ? ' and a replica' : ''}`

/** Milliseconds of processor time since each began. */
export interface Cpu {
  web: number
  api: number
  balancer: number
}

export interface Fleet {
  shape: Shape
  webUrl: string
  cpu: () => Promise<Cpu>
  /** How many statements want a connection at this moment and have none, in all clinic APIs. */
  wanted: () => Promise<number>
  /** How many reads went to the replica, and how many that could have went to the primary. */
  replicaReads: () => Promise<{ replica: number; primary: number }>
  stop: () => Promise<void>
}

const token = 'a token for benchmarks'
const shared = {
  CLINIC_DEMO: '0',
  METRICS_TOKEN: token,
  LOGIN_LIMIT_PER_ADDRESS: '100000',
  RATE_LIMIT_PER_MINUTE: '1000000',
  VISIT_CHANGES_PER_HOUR: '1000000',
  SESSION_SECRET: 'a secret for benchmarks of thirty-two characters',
}
const wantedLine = /^consulta_database_connections\{state="wanted"\} (\d+)$/m

const readLine = /^consulta_replica_reads_total\{\w+="(\w+)"\} (\d+)$/gm

async function metricsOf(api: string): Promise<string> {
  const answer = await fetch(new URL('/metrics', api), { headers: { authorization: `Bearer ${token}` } })
  return answer.text()
}

const wantedOf = async (api: string) => Number(wantedLine.exec(await metricsOf(api))?.[1] ?? Number.NaN)

async function replicaReadsOf(apis: readonly string[]): Promise<{ replica: number; primary: number }> {
  const reads = { replica: 0, primary: 0 }
  for (const api of apis)
    for (const [, by, count] of (await metricsOf(api)).matchAll(readLine))
      reads[by === 'replica' ? 'replica' : 'primary'] += Number(count)
  return reads
}

/** Webs behind their one port, clinic APIs behind one of their own, whatever the shape: what it costs is the same. */
export async function startFleet(databaseUrl: string, folder: string, shape: Shape): Promise<Fleet> {
  const dataDir = join(folder, nameOf(shape).replace(/\W+/g, '-'))
  const apis: ServerProcess[] = Array.from({ length: shape.apis }, (_, number) =>
    launchServer({
      ...shared,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      ...(shape.readUrl && { DATABASE_READ_URL: shape.readUrl }),
      DATA_DIR: join(dataDir, `api-${number}`),
    }),
  )
  const addresses = await Promise.all(apis.map(({ listening }) => listening))
  const port = await claimPort('127.0.0.1', 0, 'PORT')
  const targets = addresses.map((address) => new URL(address).port)
  const balancer = startChild({
    name: 'balancer',
    args: ['lab/bench/balancer.ts', String(port), ...targets],
    env: { ...process.env },
    logFile: join(dataDir, 'balancer.log'),
    echo: false,
  })
  const settings = readSettings('production', {
    ...process.env,
    ...shared,
    PORT: '0',
    HOST: '127.0.0.1',
    APP_URL: '',
    CLINIC_API_URL: `http://127.0.0.1:${port}`,
    WEB_PROCESSES: String(shape.webs),
    DATA_DIR: dataDir,
  })
  const web = await startStack(settings, new AbortController().signal, () => {})
  const sum = async (counts: Promise<number>[]) => (await Promise.all(counts)).reduce((a, b) => a + b, 0)

  return {
    shape,
    webUrl: web.webUrl,
    cpu: async () => ({
      web: await cpuMs(web.webPid),
      api: await sum(apis.map(({ child }) => cpuMs(child.pid ?? 0))),
      balancer: await cpuMs(balancer.pid ?? 0),
    }),
    wanted: () => sum(addresses.map(wantedOf)),
    replicaReads: () => replicaReadsOf(addresses),
    async stop() {
      await web.stop()
      await balancer.end('SIGTERM', 1000)
      await Promise.all(apis.map((api) => api.kill('SIGTERM')))
    },
  }
}

/** The process that has started the one with this id, and whose workers all connections are. */
export async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1])
}
