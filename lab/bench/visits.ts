import { type Browser, chromium, expect, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { median } from './timing.ts'

/** A page as somebody opens it. */
export interface Subject {
  name: string
  url: string
  cookie: string
  /** Selects the page's data: it is there when `count` of these are on the screen. */
  shows: string
  count: number
}

export interface Visit {
  /** Milliseconds from the click until the data is on the screen. */
  visible: number
  /** Milliseconds for which the main thread was busy beyond 50 at a time, from the first paint on. */
  blocked: number
  /** KiB as served. */
  scripts: number
  requests: number
  shift: number
}

export type Visits = Map<string, { cold: Visit[]; warm: Visit[] }>

const rounds = Number(process.env.BENCH_VISITS ?? 5)
export const slowdown = 4
const settleMs = 2500
/**
 * The page that every visit comes from. From a tab that has shown nothing yet, a browser would open the bare page in
 * the process it has, and start another one for a page with `Cross-Origin-Opener-Policy`; from another site it starts
 * one for both.
 */
const anotherSite = 'data:text/html,<title>Another site</title>'
/** A phone on 'Fast 4G', as browsers emulate it. */
export const fast4g = {
  offline: false,
  latency: 165,
  downloadThroughput: ((9e6 / 8) * 9) / 10,
  uploadThroughput: ((1.5e6 / 8) * 9) / 10,
}

/** Runs before the page's own scripts; kept as text, since it belongs to no module. */
const probe = ({ shows, count }: Subject) => `
  const seen = (window.visit = { visible: 0, paint: 0, shift: 0, tasks: [] })
  const watch = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.paint = startTime))
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
  watch('layout-shift', ({ value }) => (seen.shift += value))
  const look = () => {
    const boxes = [...document.querySelectorAll(${JSON.stringify(shows)})].map((each) => each.getBoundingClientRect())
    if (boxes.filter(({ width, height }) => width && height).length >= ${count}) seen.visible = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)`

async function visit(page: Page, subject: Subject): Promise<Visit> {
  const client = await page.context().newCDPSession(page)
  const scripts = new Set<string>()
  let [bytes, requests] = [0, 0]
  await page.goto(anotherSite)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', fast4g)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  client.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    // Data URLs inside style sheets are not requests.
    if (!request.url.startsWith('data:')) requests += 1
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  const answer = await page.goto(subject.url, { waitUntil: 'load', timeout: 60_000 })
  if (!answer?.ok() || page.url() !== subject.url) throw new Error(`${subject.url} led to ${page.url()}`)
  // Not by a function of the page: its policy allows no texts as scripts.
  const visible = () => page.evaluate('visit.visible')
  await expect.poll(visible, { message: subject.url, timeout: 60_000 }).toBeGreaterThan(0)
  await page.waitForTimeout(settleMs)
  const seen = await page.evaluate<Pick<Visit, 'visible' | 'blocked' | 'shift'>>(`({
    visible: visit.visible,
    shift: visit.shift,
    blocked: visit.tasks
      .filter(([start, length]) => start + length > visit.paint)
      .reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0),
  })`)
  await client.detach()
  return { ...seen, scripts: bytes / 1024, requests }
}

async function both(browser: Browser, subject: Subject): Promise<{ cold: Visit; warm: Visit }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    await context.addCookies(cookiesOf(subject))
    await context.addInitScript(probe(subject))
    const opened = async () => {
      const page = await context.newPage()
      const seen = await visit(page, subject)
      await page.close()
      return seen
    }
    return { cold: await opened(), warm: await opened() }
  } finally {
    await context.close()
  }
}

export function cookiesOf({ cookie, url }: Pick<Subject, 'cookie' | 'url'>) {
  return cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const cut = pair.indexOf('=')
      return { name: pair.slice(0, cut), value: pair.slice(cut + 1), url: new URL(url).origin }
    })
}

/** Opens every subject in turns, with nothing cached and once more, on a slow phone. Null without a Chromium. */
export async function visitAll(subjects: readonly Subject[]): Promise<Visits | null> {
  const executablePath = findChromium()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const visits: Visits = new Map(subjects.map(({ name }) => [name, { cold: [], warm: [] }]))
  try {
    // The first round meets programs that have not answered yet.
    for (let round = 0; round <= rounds; round += 1) {
      for (const subject of subjects) {
        const { cold, warm } = await both(browser, subject)
        if (round === 0) continue
        visits.get(subject.name)?.cold.push(cold)
        visits.get(subject.name)?.warm.push(warm)
      }
    }
  } finally {
    await browser.close()
  }
  return visits
}

/** How much more of it one page takes than the other, in the median of the rounds that they shared. */
export function ratioOf(ours: readonly Visit[], floor: readonly Visit[], what: keyof Visit): number {
  return median(ours.map((each, round) => each[what] / (floor[round]?.[what] || Number.NaN)))
}
