import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { type Fleet, nameOf, parentOf, type Shape, startFleet } from './fleet.ts'
import { today } from './ids.ts'
import { cpuMs } from './memory.ts'
import type { BenchServer } from './server.ts'
import { fill, volumeOf } from './subject.ts'
import { median, percentile } from './timing.ts'
import { type Answered, live, signInAll, type User } from './users.ts'

const counts = [1, 10, 50, 100, 200]
const processShapes: Shape[] = [
  { webs: 1, apis: 1 },
  { webs: 2, apis: 1 },
  { webs: 1, apis: 2 },
  { webs: 2, apis: 2 },
]
const rounds = 2
/** The share of reads among all calls. */
const readShare = 0.9
/**
 * Milliseconds between two calls of a user, on average: shorter than people's pauses, so one user stands for
 * several.
 */
const thinkMs = 1000
const sampleMs = 250
const warmUpMs = 4000
const volume = volumeOf(40_000)

/** Results of one number of users with one number of processes, over all rounds. */
interface Cell {
  users: number
  shape: Shape
  /** Answers a second, of each round. */
  rates: number[]
  times: number[]
  failed: number
  /** Processors, of each round: 1 is one that is busy all the time. */
  cpu: Record<'web' | 'api' | 'balancer' | 'database' | 'replica' | 'users', number[]>
  wanted: number[]
}

interface Place {
  fleet: Fleet
  everybody: User[]
  /** Milliseconds of processor time of the servers so far. */
  databaseCpu: () => Promise<Record<'database' | 'replica', number>>
}

/** The users act for so long; what they were answered in the time after the first second counts. */
async function measure({ fleet, everybody, databaseCpu }: Place, cell: Cell, ms: number): Promise<void> {
  const counted: Answered[] = []
  let isCounting = false
  let isOver = false
  const note = (answered: Answered) => isCounting && counted.push(answered)
  const pace = { webUrl: fleet.webUrl, volume, thinkMs, readShare, isOver: () => isOver }
  const busy = everybody.slice(0, cell.users).map((user) => live(user, pace, note))
  await sleep(thinkMs)
  isCounting = true
  const cpu = async () => ({
    ...(await fleet.cpu()),
    ...(await databaseCpu()),
    users: process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  })
  const [began, before] = [Date.now(), await cpu()]
  while (Date.now() < began + ms) {
    await sleep(sampleMs)
    cell.wanted.push(await fleet.wanted().catch(() => 0))
  }
  isCounting = false
  const [after, took] = [await cpu(), Date.now() - began]
  isOver = true
  await Promise.all(busy)
  cell.rates.push((counted.length / took) * 1000)
  cell.times.push(...counted.map(({ took: each }) => each))
  cell.failed += counted.filter(({ status }) => status >= 500).length
  for (const part of Object.keys(after) as (keyof typeof after)[])
    cell.cpu[part].push((after[part] - before[part]) / took)
}

const newCell = (users: number, shape: Shape): Cell => ({
  users,
  shape,
  rates: [],
  times: [],
  failed: 0,
  wanted: [],
  cpu: { web: [], api: [], balancer: [], database: [], replica: [], users: [] },
})

function row({ users, shape, rates, times, cpu, wanted }: Cell): string {
  const busy = Object.values(cpu).map((each) => median(each).toFixed(2))
  const waits = `${Math.max(0, ...wanted)}, ${((100 * wanted.filter(Boolean).length) / wanted.length).toFixed(0)} %`
  const speed = [median(rates), percentile(times, 0.5), percentile(times, 0.95)].map((each) =>
    each.toFixed(0),
  )
  return `| ${[users, nameOf(shape), ...speed, ...busy, waits].join(' | ')} |`
}

function printTable(cells: readonly Cell[]): void {
  const heads = ['users', 'processes', 'answers a second', 'p50, ms', 'p95, ms']
  const busy = ['web', 'API', 'balancer', 'database', 'replica', 'users'].map((each) => `CPU ${each}`)
  const columns = [...heads, ...busy, 'most that want a connection, how often any']
  const lines = [`| ${columns.join(' | ')} |`, `|${'---|'.repeat(columns.length)}`, ...cells.map(row)]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** Compares shapes at the same number of users in the same round, seconds apart. */
function ratiosOf(cells: readonly Cell[]): Figure[] {
  const most = cells.filter(({ users }) => users === Math.max(...counts))
  const [single, ...others] = most
  return others.map(({ users, shape, rates }) => ({
    what: `${users} users, answers a second: ${nameOf(shape)} to ${single && nameOf(single.shape)}`,
    value: median(rates.map((rate, round) => rate / (single?.rates[round] ?? Number.NaN))),
  }))
}

/** The process that all of a server's processes have been started by. */
async function postmasterOf(url: string): Promise<number> {
  const database = new pg.Client({ connectionString: url })
  await database.connect()
  try {
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() pid')
    return await parentOf(rows[0]?.pid ?? 0)
  } finally {
    await database.end()
  }
}

/** Measures more users and more processes; BENCH_USERS_SECONDS is how long each is looked at. */
export async function benchUsers(server: BenchServer): Promise<Figure[]> {
  const ms = Number(process.env.BENCH_USERS_SECONDS ?? 4) * 1000
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const url = await fill(server.url, `bench_load_${volume.appointments}_${today()}`, volume)
  // Before anybody is connected: the server stops for a moment to be copied.
  const replica = await server.addReplica?.()
  const readUrl = replica && url.replace(server.url, replica.url)
  const shapes = readUrl ? [...processShapes, { webs: 1, apis: 1, readUrl }] : processShapes
  const primaryPid = await postmasterOf(url)
  const replicaPid = readUrl && (await postmasterOf(readUrl))
  const fleets: Fleet[] = []
  try {
    for (const shape of shapes) fleets.push(await startFleet(url, folder, shape))
    // Their cookies are good everywhere: all have one database and one secret.
    const everybody = await signInAll(fleets[0]?.webUrl ?? '', Math.max(...counts))
    const databaseCpu = async () => ({
      database: await cpuMs(primaryPid),
      replica: replicaPid ? await cpuMs(replicaPid) : 0,
    })
    for (const fleet of fleets)
      await measure({ fleet, everybody, databaseCpu }, newCell(20, fleet.shape), warmUpMs)
    const cells = counts.flatMap((users) => shapes.map((shape) => newCell(users, shape)))
    for (let round = 0; round < rounds; round += 1)
      for (const cell of round % 2 === 0 ? cells : cells.toReversed()) {
        const fleet = fleets[shapes.indexOf(cell.shape)]
        if (fleet) await measure({ fleet, everybody, databaseCpu }, cell, ms)
      }
    printTable(cells)
    for (const { shape, replicaReads } of fleets)
      if (shape.readUrl) process.stdout.write(`reads by server: ${JSON.stringify(await replicaReads())}\n`)
    const failed = cells.reduce((sum, cell) => sum + cell.failed, 0)
    return [...ratiosOf(cells), { what: 'answers of 500 and above', value: failed, most: 0 }]
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()))
    await rm(folder, { recursive: true, force: true })
  }
}
