import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './figures.ts'
import { clinicId, dayMs, doctorId, patientId, today } from './ids.ts'
import { residentMiB } from './memory.ts'
import { startProduct } from './product.ts'
import type { BenchServer } from './server.ts'
import { signInToWeb } from './sign-in.ts'
import { fill, volumeOf } from './subject.ts'
import { type Call, exchange, percentile } from './timing.ts'

const users = 200
/** Of all calls. */
const readShare = 0.9
/** Of a user between two calls, on average. */
const thinkMs = 10_000
const signInsAtOnce = 8
const volume = volumeOf(40_000)

interface Tally {
  times: number[]
  statuses: Map<number, number>
  memory: number[]
}

interface User {
  cookie: string
  number: number
  isDoctor: boolean
}

const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)] as Item

/** A page as it is opened, its data in it. */
function read({ number, isDoctor }: User): string {
  if (isDoctor) return pick(['/app/calendar', '/app/patients', '/app/patients?q=garcia', '/app/staff/me'])
  const book = `/app/appointments/${doctorId(number % volume.doctors)}/book`
  return pick(['/app/appointments', `/app/search-staff?clinic=${clinicId(0)}`, book, '/app/patients/edit'])
}

/** Bookings of patients, allergies that doctors write down. A slot taken by somebody else is an answer like another. */
function write({ number, isDoctor }: User): { path: string; body: object } {
  if (isDoctor) {
    const ownPatient = patientId((number * 200) % volume.patients)
    return { path: `/api/histories/${ownPatient}/allergies`, body: { allergy: `Allergy ${Math.random()}` } }
  }
  const doctor = Math.floor(Math.random() * volume.doctors)
  const day = today() + (6 + Math.floor(Math.random() * 20)) * dayMs + 8 * 3_600_000
  const start = new Date(day + Math.floor(Math.random() * 12) * 1_800_000).toISOString()
  const body = {
    doctorId: doctorId(doctor),
    clinicId: clinicId(doctor % volume.clinics),
    start,
    timeZone: 'Europe/Madrid',
  }
  return { path: '/api/appointments', body }
}

async function live(user: User, webUrl: string, until: number, tally: Tally): Promise<void> {
  const { cookie } = user
  const headers = { 'sec-fetch-site': 'same-origin' }
  await sleep(Math.random() * thinkMs)
  while (Date.now() < until) {
    const call: Call =
      Math.random() < readShare
        ? { url: `${webUrl}${read(user)}`, cookie, headers }
        : { url: webUrl + write(user).path, method: 'POST', body: write(user).body, cookie, headers }
    const { status, took } = await exchange(call).catch(() => ({ status: 599, took: 0 }))
    tally.times.push(took)
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    await sleep(Math.random() * 2 * thinkMs)
  }
}

/** One in five is a doctor. */
async function signInAll(webUrl: string): Promise<User[]> {
  const everybody: User[] = []
  const waiting = Array.from({ length: users }, (_, index) => index)
  const worker = async () => {
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const isDoctor = index % 5 === 0
      const number = isDoctor ? index / 5 : index
      const cookie = await signInToWeb(webUrl, `${isDoctor ? 'd' : 'p'}${number}@bench.test`)
      everybody.push({ cookie, number, isDoctor })
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, worker))
  return everybody
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
    const everybody = await signInAll(stack.webUrl)
    const tally: Tally = { times: [], statuses: new Map(), memory: [] }
    const until = Date.now() + seconds * 1000
    const watch = setInterval(async () => {
      const present = await residentMiB(stack.pids)
      if (present !== null) tally.memory.push(present)
    }, 1000)
    await Promise.all(everybody.map((user) => live(user, stack.webUrl, until, tally)))
    clearInterval(watch)
    return figuresOf(tally, seconds)
  } finally {
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
