import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Figure } from './figures.ts'
import { today } from './ids.ts'
import { residentMiB } from './memory.ts'
import { startProduct } from './product.ts'
import type { BenchServer } from './server.ts'
import { fill, volumeOf } from './subject.ts'
import { percentile } from './timing.ts'
import { type Answered, live, signInAll } from './users.ts'

const users = 200
/** The share of reads among all calls. */
const readShare = 0.9
/** Milliseconds between two calls of a user, on average. */
const thinkMs = 10_000
const volume = volumeOf(40_000)

interface Tally {
  times: number[]
  statuses: Map<number, number>
  memory: number[]
}

function figuresOf({ times, statuses, memory }: Tally, seconds: number): Figure[] {
  const failed = [...statuses].reduce((sum, [status, count]) => (status >= 500 ? sum + count : sum), 0)
  const third = Math.max(1, Math.floor(memory.length / 3))
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const growth = mean(memory.slice(-third)) / mean(memory.slice(third, 2 * third))
  const answers = [...statuses].sort().map(([status, count]) => `${count} of ${status}`)
  return [
    { what: `${users} users for ${seconds} s, answers (${answers.join(', ')})`, value: times.length },
    { what: 'answers of 500 and above', value: failed, most: 0 },
    { what: 'p50, ms', value: percentile(times, 0.5) },
    { what: 'p95, ms', value: percentile(times, 0.95), most: 300 },
    ...(memory.length >= 3
      ? [{ what: 'memory, last third to the one before', value: growth, most: 1.1 }]
      : []),
  ]
}

/** 200 users at once, nine of ten calls reads; BENCH_LOAD_SECONDS says for how long, five minutes by default. */
export async function benchLoad(server: BenchServer): Promise<Figure[]> {
  const seconds = Number(process.env.BENCH_LOAD_SECONDS ?? 300)
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const url = await fill(server.url, `bench_load_${volume.appointments}_${today()}`, volume)
  const stack = await startProduct(url, folder)
  try {
    const everybody = await signInAll(stack.webUrl, users)
    const tally: Tally = { times: [], statuses: new Map(), memory: [] }
    const until = Date.now() + seconds * 1000
    const watch = setInterval(async () => {
      const present = await residentMiB(stack.pids)
      if (present !== null) tally.memory.push(present)
    }, 1000)
    const pace = { thinkMs, readShare, isOver: () => Date.now() >= until }
    const note = ({ status, took }: Answered) => {
      tally.times.push(took)
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    }
    await Promise.all(everybody.map((user) => live(user, { webUrl: stack.webUrl, volume, ...pace }, note)))
    clearInterval(watch)
    return figuresOf(tally, seconds)
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
