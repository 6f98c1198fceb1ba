import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import type { Figure } from './figures.ts'
import { startFloorPage } from './floor-page.ts'
import { appointmentId, clinicId, dayMs, doctorId, today } from './ids.ts'
import { cpuMs, peakMiB } from './memory.ts'
import { startProduct } from './product.ts'
import type { BenchServer } from './server.ts'
import { signInToApi, signInToWeb } from './sign-in.ts'
import { fill } from './subject.ts'
import { type Call, median, timed } from './timing.ts'
import { visitFigures } from './visit-figures.ts'
import { type Subject, visitAll } from './visits.ts'

const blocks = 40
const doctor = 'd1@bench.test'
const slug = 'bench'
const reads = 200
const warmUp = 50
const connections = 16
const throughputRounds = 5
const requestsARound = 320

interface Measured {
  call: Call
  pid: number
}

/** Days since Monday. */
const sinceMonday = () => (new Date(today()).getUTCDay() + 6) % 7

/** Doctors with forty appointments each from Monday to Friday of this week; the first runs the clinic, not the second. */
function fillWeek({ url }: BenchServer): Promise<string> {
  const name = `bench_week_${new Date(today()).toISOString().slice(0, 10).replaceAll('-', '')}`
  const volume = {
    appointments: 2 * blocks,
    doctors: 2,
    patients: blocks,
    clinics: 1,
    pastDays: sinceMonday(),
  }
  return fill(url, name, volume)
}

/** Gives the clinic a page of its own. */
async function openClinicPage(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('update clinics set slug = $1 where id = $2', [slug, clinicId(0)])
  await client.query(
    'insert into clinic_slugs (slug, clinic_id, created_at) values ($1, $2, now()) on conflict do nothing',
    [slug, clinicId(0)],
  )
  await client.end()
}

/** Answers a second with sixteen connections that are never idle. */
async function throughput(call: Call): Promise<number> {
  let left = requestsARound
  const began = performance.now()
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await timed(call, 200)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return requestsARound / ((performance.now() - began) / 1000)
}

/** The size as served to a browser. */
async function compressedKiB({ url, cookie = '' }: Call): Promise<number> {
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br' }
  const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage]
  return (await buffer(response)).length / 1024
}

async function assertBlocks({ url, cookie = '' }: Call): Promise<void> {
  const html = await (await fetch(url, { headers: { cookie } })).text()
  const shown = new Set(
    html.match(
      /\b(?:garcia|lopez|martin|sanchez|perez|gomez|ruiz|diaz|moreno|alvarez|romero|navarro|torres|gil|serrano) \d+/g,
    ),
  )
  if (shown.size !== blocks) throw new Error(`${url} shows ${shown.size} of ${blocks} appointments`)
}

interface Cost {
  time: number
  /** Answers a second, sixteen at a time. */
  rate: number
  /** Milliseconds of the processor for one of them. */
  cpu: number
}

/** The cost of each page for the server, measured in turns. */
async function costsOf(pages: readonly Measured[]): Promise<Cost[]> {
  const seen = pages.map(() => ({ times: [] as number[], rates: [] as number[], cpu: [] as number[] }))
  for (let round = 0; round < warmUp + reads; round += 1) {
    for (const [index, { call }] of pages.entries()) {
      const took = await timed(call, 200)
      if (round >= warmUp) seen[index]?.times.push(took)
    }
  }
  for (let round = 0; round < throughputRounds; round += 1) {
    for (const [index, { call, pid }] of pages.entries()) {
      const before = await cpuMs(pid)
      seen[index]?.rates.push(await throughput(call))
      seen[index]?.cpu.push(((await cpuMs(pid)) - before) / requestsARound)
    }
  }
  return seen.map(({ times, rates, cpu }) => ({ time: median(times), rate: median(rates), cpu: median(cpu) }))
}

/** The calendar beside the least page, and beside a file, the frame with little in it, and the list of patients. */
async function measureServer(
  floor: Measured,
  web: { url: string; pid: number; cookie: string },
  pids: readonly number[],
): Promise<Figure[]> {
  const at = (path: string) => ({ call: { url: web.url + path, cookie: web.cookie }, pid: web.pid })
  const calendar = at('/app/calendar')
  const others = {
    'a file': at('/robots.txt'),
    'the frame with little in it': at('/app/messages'),
    patients: at('/app/patients'),
  }
  await assertBlocks(calendar.call)
  await assertBlocks(floor.call)
  let pair: Cost[] = []
  const peak = await peakMiB(pids, async () => {
    pair = await costsOf([floor, calendar])
  })
  const [bare, ours] = pair
  if (!bare || !ours) throw new Error('Nothing was measured')
  const [bareAgain, ...parts] = await costsOf([floor, ...Object.values(others)])
  const processor = Object.keys(others).map((what, index) => ({
    what: `${what}, processor time`,
    value: (parts[index]?.cpu ?? 0) / (bareAgain?.cpu ?? 0),
  }))
  return [
    {
      what: `calendar, server time (bare page ${bare.time.toFixed(1)} ms)`,
      value: ours.time / bare.time,
      most: 2,
    },
    {
      what: `calendar, throughput (bare page ${bare.rate.toFixed(0)} a second)`,
      value: ours.rate / bare.rate,
      least: 0.4,
    },
    ...(bare.cpu > 0
      ? [
          {
            what: `calendar, processor time (bare page ${bare.cpu.toFixed(1)} ms)`,
            value: ours.cpu / bare.cpu,
          },
          ...processor,
        ]
      : []),
    ...(peak === null ? [] : [{ what: 'web and API together, MiB', value: peak, most: 600 }]),
    { what: 'calendar, KiB of compressed HTML', value: await compressedKiB(calendar.call), most: 12 },
  ]
}

/** One page alone, on a slow phone. */
const only = process.env.BENCH_ONLY

/** Pages beside the least page that shows forty appointments: on the server, and on a slow phone. */
export async function benchPages(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const stops: (() => Promise<unknown>)[] = []
  try {
    const database = await fillWeek(server)
    await openClinicPage(database)
    const stack = await startProduct(database, folder)
    stops.push(stack.stop)
    const floorPage = await startFloorPage(stack.apiUrl, folder)
    stops.push(floorPage.stop)
    const monday = today() - sinceMonday() * dayMs
    const range = { from: new Date(monday).toISOString(), to: new Date(monday + 7 * dayMs).toISOString() }
    const query = new URLSearchParams({ doctorId: doctorId(1), ...range })
    const cookie = await signInToWeb(stack.webUrl, doctor)
    const least = { url: `${floorPage.url}/?${query}`, cookie: await signInToApi(stack.apiUrl, doctor) }
    const figures = only
      ? []
      : await measureServer(
          { call: least, pid: floorPage.pid },
          { url: stack.webUrl, pid: stack.webPid, cookie },
          stack.pids,
        )
    const at = (path: string) => `${stack.appUrl}${path}`
    const booking = {
      url: at(`/app/appointments/${doctorId(1)}/book`),
      cookie: await signInToWeb(stack.webUrl, 'p1@bench.test'),
    }
    const subjects: Subject[] = [
      { name: 'floor', ...least, shows: 'main > p', count: blocks },
      { name: 'calendar', url: at('/app/calendar'), cookie, shows: '[data-status]', count: blocks },
      { name: 'patients', url: at('/app/patients'), cookie, shows: 'tbody tr', count: 10 },
      // One: later in the day there are fewer.
      { name: 'booking', ...booking, shows: 'main li > button', count: 1 },
      {
        name: 'detail',
        url: at(`/app/appointments/${appointmentId(blocks)}`),
        cookie,
        shows: 'main dd',
        count: 1,
      },
      { name: 'login', url: at('/login'), cookie: '', shows: 'input', count: 2 },
      { name: 'landing', url: at('/'), cookie: '', shows: 'h1', count: 1 },
      { name: 'clinic', url: at(`/c/${slug}`), cookie: '', shows: 'h1', count: 1 },
    ]
    const chosen = subjects.filter(({ name }) => !only || name === 'floor' || name === only)
    const visits = await visitAll(chosen)
    return visits ? [...figures, ...visitFigures(visits)] : figures
  } finally {
    for (const stop of stops.reverse()) await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
