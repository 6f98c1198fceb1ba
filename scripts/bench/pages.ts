import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { blockingTime } from './blocking.ts'
import type { Figure } from './figures.ts'
import { startFloorPage } from './floor-page.ts'
import { dayMs, doctorId, today } from './ids.ts'
import { peakMiB } from './memory.ts'
import { startProduct } from './product.ts'
import type { BenchServer } from './server.ts'
import { signInToApi, signInToWeb } from './sign-in.ts'
import { fill } from './subject.ts'
import { type Call, median, timed } from './timing.ts'

const blocks = 40
const doctor = 'd1@bench.test'
const reads = 200
const warmUp = 50
const connections = 16
const throughputRounds = 5
const requestsARound = 320

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

/** As served to a browser. */
async function compressedKiB({ url, cookie = '' }: Call): Promise<number> {
  const headers = { cookie, 'accept-encoding': 'gzip' }
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

async function measure(calendar: Call, floor: Call, pids: readonly number[]): Promise<Figure[]> {
  await assertBlocks(calendar)
  await assertBlocks(floor)
  const [ours, bare]: [number[], number[]] = [[], []]
  for (let round = 0; round < warmUp + reads; round += 1) {
    const [page, least] = [await timed(calendar, 200), await timed(floor, 200)]
    if (round >= warmUp) {
      ours.push(page)
      bare.push(least)
    }
  }
  const rates: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
  const peak = await peakMiB(pids, async () => {
    for (let round = 0; round < throughputRounds; round += 1) {
      rates.ours.push(await throughput(calendar))
      rates.bare.push(await throughput(floor))
    }
  })
  const memory = peak === null ? [] : [{ what: 'web and API together, MiB', value: peak, most: 600 }]
  return [
    {
      what: `calendar page to the bare page (${median(bare).toFixed(1)} ms)`,
      value: median(ours) / median(bare),
      most: 1.5,
    },
    {
      what: `throughput to the bare page (${median(rates.bare).toFixed(0)} a second)`,
      value: median(rates.ours) / median(rates.bare),
      least: 0.65,
    },
    ...memory,
    { what: 'calendar page, KiB of compressed HTML', value: await compressedKiB(calendar), most: 10 },
  ]
}

/** The calendar of a week with forty appointments beside the least page that shows the same. */
export async function benchPages(server: BenchServer): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const stops: (() => Promise<unknown>)[] = []
  try {
    const stack = await startProduct(await fillWeek(server), folder)
    stops.push(stack.stop)
    const floorPage = await startFloorPage(stack.apiUrl, folder)
    stops.push(floorPage.stop)
    const monday = today() - sinceMonday() * dayMs
    const range = { from: new Date(monday).toISOString(), to: new Date(monday + 7 * dayMs).toISOString() }
    const query = new URLSearchParams({ doctorId: doctorId(1), ...range })
    const cookie = await signInToWeb(stack.webUrl, doctor)
    const calendar = { url: `${stack.webUrl}/app/calendar`, cookie }
    const floor = {
      url: `${floorPage.url}/?${query}`,
      cookie: await signInToApi(stack.apiUrl, doctor),
    }
    const figures = await measure(calendar, floor, stack.pids)
    const blocked = await blockingTime(`${stack.appUrl}/app/calendar`, cookie)
    if (blocked !== null) {
      figures.push({ what: 'calendar, blocked at a quarter of the speed, ms', value: blocked, most: 150 })
    }
    return figures
  } finally {
    for (const stop of stops.reverse()) await stop()
    await rm(folder, { recursive: true, force: true })
  }
}
