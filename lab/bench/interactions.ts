import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { addDays, dayAt, instantOf, wallOf } from '#contract/zone'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { clockAhead, shiftClock } from '../../scripts/test-run/shifted-time.ts'
import type { Figure } from './figures.ts'
import { type Interaction, interactions } from './interactions-list.ts'
import { startProduct } from './product.ts'
import { signInToWeb } from './sign-in.ts'
import { median, percentile } from './timing.ts'
import { cookiesOf, fast4g, slowdown } from './visits.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Somebody reads a screen before they press anything on it. */
const readingMs = 6000

/** Runs before the page's own scripts; kept as text, since it belongs to no module. */
const probe = `
  const seen = (window.pressed = { first: 0, last: 0, paint: 0 })
  const press = ({ timeStamp }) => {
    seen.first ||= timeStamp
    seen.last = timeStamp
  }
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, press, true)
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries())
      if (interactionId && startTime >= seen.first - 1) seen.paint = Math.max(seen.paint, duration)
  }).observe({ type: 'event', durationThreshold: 16 })`

interface Felt {
  /** Milliseconds from the press to the next paint, of the slowest event. */
  paint: number
  /** Milliseconds from the last press, of a word its last key, until what was asked for is on the screen. */
  there: number
}

/** The next Tuesday at eleven: there are visits before and after it, whenever this runs. */
function clinicMorning(): number {
  const timeZone = 'Europe/Madrid'
  const tomorrow = addDays(dayAt(Date.now(), timeZone), 1)
  const day = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(tomorrow, days))
    .find((each) => new Date(each).getUTCDay() === 2)
  return instantOf(wallOf(day ?? tomorrow, '11:00'), timeZone)
}

interface Opened {
  browser: Browser
  url: string
  /** Milliseconds by which the clock of the stack is ahead. */
  ahead: number
}

/** Looks often: Playwright's own waiting looks after 270 ms, and then not before 770. */
async function appears(page: Page, what: Locator): Promise<void> {
  const patience = Date.now() + 30_000
  while (!(await what.isVisible())) {
    if (Date.now() > patience) throw new Error(`${what} has not come`)
    await page.waitForTimeout(20)
  }
}

/** Done once, by somebody who has just opened the screen on a slow phone's processor and network. */
async function feel({ browser, url, ahead }: Opened, cookie: string, each: Interaction): Promise<Felt> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  try {
    await context.addCookies(cookiesOf({ cookie, url }))
    await context.addInitScript(probe)
    await context.addInitScript(shiftClock, ahead)
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', fast4g)
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(url + each.at, { waitUntil: 'load', timeout: 60_000 })
    await each.before?.(page)
    await page.waitForTimeout(readingMs)
    await page.evaluate('void Object.assign(window.pressed, { first: 0, last: 0, paint: 0 })')
    const done = await each.act(page)
    await appears(page, done)
    const there = await page.evaluate<number>('performance.now() - window.pressed.last')
    await page.waitForTimeout(500)
    return { paint: await page.evaluate<number>('window.pressed.paint'), there }
  } finally {
    await context.close()
  }
}

/** How soon a press is answered, and how soon what was asked for is there, on a machine four times slower and Fast 4G. */
export async function benchInteractions(): Promise<Figure[]> {
  const executablePath = findChromium()
  if (!executablePath) return []
  const folder = await mkdtemp(join(tmpdir(), 'consulta-bench-'))
  const clock = clinicMorning()
  const stack = await startProduct('', folder, { CLINIC_DEMO: '1', ...clockAhead(clock) })
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const only = process.env.BENCH_ONLY
  const chosen = interactions.filter(({ name }) => !only || name.includes(only))
  const felt = new Map(chosen.map((each) => [each, [] as Felt[]]))
  const opened = { browser, url: stack.appUrl, ahead: clock - Date.now() }
  try {
    const cookies = new Map<string, string>()
    for (const who of new Set(chosen.map((each) => each.who)))
      cookies.set(who, await signInToWeb(stack.webUrl, `${who}@demo.test`))
    for (let round = 0; round < rounds; round += 1) {
      for (const each of chosen) felt.get(each)?.push(await feel(opened, cookies.get(each.who) ?? '', each))
    }
  } finally {
    await browser.close()
    await stack.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const paints = [...felt.values()].flat().map(({ paint }) => paint)
  return [
    ...[...felt].flatMap(([{ name, most = 600 }, all]) => [
      { what: `${name}, there after ms`, value: median(all.map(({ there }) => there)), most },
      { what: `${name}, next paint after ms`, value: median(all.map(({ paint }) => paint)), most: 200 },
    ]),
    { what: 'next paint of all, 75th percentile, ms', value: percentile(paints, 0.75), most: 100 },
  ]
}
