import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { required } from './accounts'
import { reportViolations } from './page-faults'

/** A context keeps for good whatever a test changes with these. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
]
const clockActs = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime']

/** Contexts differ in their windows and time zones, and a test may need two; each has a process of its own. */
const mostKept = 3
/** A context is closed after so many tests, and with it goes the memory that its process has gathered. */
const mostTests = 20

interface Kept {
  /** The options it was made with. */
  shape: string
  context: BrowserContext
  /** Never leaves its empty page: the process of the context lives as long as a page of it. */
  blank: Page
  devtools: CDPSession
  tests: number
  isLent: boolean
  /** Has something that the next test must not find. */
  isSpoiled: boolean
}

/** Calls `note` before each of the acts. */
function watch(target: object, acts: readonly string[], note: () => void): void {
  for (const name of acts) {
    const act: unknown = Reflect.get(target, name)
    if (typeof act !== 'function') throw new Error(`A context has no ${name}.`)
    Reflect.set(target, name, (...args: unknown[]) => {
      note()
      return Reflect.apply(act, target, args)
    })
  }
}

async function make(browser: Browser, shape: string): Promise<Kept> {
  const context = await browser.newContext()
  await context.addInitScript(reportViolations)
  const blank = await context.newPage()
  const devtools = await context.newCDPSession(blank)
  const kept: Kept = { shape, context, blank, devtools, tests: 0, isLent: true, isSpoiled: false }
  const spoil = () => {
    kept.isSpoiled = true
  }
  watch(context, lasting, spoil)
  watch(context.clock, clockActs, spoil)
  context.once('close', spoil)
  blank.once('close', spoil)
  return kept
}

const stored = 'cache_storage,file_systems,indexeddb,local_storage,service_workers'

/** Takes away what a test has left: pages, cookies and what pages have stored. Scripts stay compiled. */
async function clear({ context, blank, devtools }: Kept): Promise<void> {
  await Promise.all(context.pages().map((page) => page !== blank && page.close()))
  await context.clearCookies()
  const origin = new URL(required('E2E_WEB_URL')).origin
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: stored })
}

/**
 * Lends the tests of a worker contexts in which nobody is signed in and nothing is stored, as new ones would be, but whose
 * process runs and has the product's scripts: a page costs a twentieth less, and a test no process.
 */
export function keepContexts(browser: Browser) {
  /** Whichever was given back last stands last. */
  let all: Kept[] = []

  async function drop(kept: Kept) {
    all = all.filter((each) => each !== kept)
    await kept.context.close()
  }

  return {
    /** A context of this shape. A new one takes the options of the running test by itself. */
    async take(shape: string): Promise<BrowserContext> {
      const kept = all.find((each) => !each.isLent && each.shape === shape) ?? (await make(browser, shape))
      kept.isLent = true
      all = [...all.filter((each) => each !== kept), kept]
      return kept.context
    },
    async giveBack(context: BrowserContext) {
      const kept = all.find((each) => each.context === context)
      if (!kept) return
      kept.tests += 1
      if (kept.isSpoiled || kept.tests >= mostTests) return drop(kept)
      await clear(kept)
      kept.isLent = false
      const idle = all.filter(({ isLent }) => !isLent)
      for (const each of idle.slice(0, -mostKept)) await drop(each)
    },
    async close() {
      for (const each of all) await drop(each)
    },
  }
}
