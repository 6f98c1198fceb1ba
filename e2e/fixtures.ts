import { type BrowserContext, test as base, expect } from '@playwright/test'
import { aheadMs, shiftClock } from '../scripts/test-run/shifted-time.ts'
import { required, type Who } from './accounts'
import { type ClinicApi, clinicApiAs } from './clinic-api'
import { countFreshDoctors, deleteFreshDoctors } from './fresh-data'
import { watchFaults } from './page-faults'
import { CalendarPage } from './pages/calendar-page'
import { keepContexts } from './warm-context'
import { webCookies } from './web-session'

interface Fixtures {
  /** Signs this test's browser in, without the login page; sessions are shared, so sign out only fresh accounts. */
  loginAs: (who: Who) => Promise<void>
  /** Leaves every page, then drops the session: an open page would go on asking as nobody. */
  forgetSession: () => Promise<void>
  /** Signs in, and opens the calendar of a day, for a clinic administrator that of a doctor; resolves once it is alive. */
  openCalendarOf: (who: Who, day: string, doctorId?: string) => Promise<CalendarPage>
  /** A caller of the clinic API, to make data. */
  apiAs: (who: Who) => Promise<ClinicApi>
  /** Lets the test provoke faults that would otherwise fail it. */
  allowFaults: (...patterns: RegExp[]) => void
  faults: ReturnType<typeof watchFaults>
  freedSeats: undefined
  /** The browser of somebody else, with the same options. */
  anotherBrowser: () => Promise<BrowserContext>
  /** The options by which contexts of one test differ from those of another. */
  shape: string
  /** Gives the test a browser that has shown nothing yet, for what a first visit costs. */
  coldStart: boolean
}

interface WorkerFixtures {
  contexts: ReturnType<typeof keepContexts>
  /** Pages live on the same day as the tests, see `npm run test:days`. */
  pagesOnAnotherDay: undefined
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  pagesOnAnotherDay: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await open(options)
        if (aheadMs > 0) await context.addInitScript(shiftClock, aheadMs)
        return context
      }
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
  contexts: [
    async ({ browser, pagesOnAnotherDay: _ }, use) => {
      const contexts = keepContexts(browser)
      await use(contexts)
      await contexts.close()
    },
    { scope: 'worker' },
  ],
  coldStart: [false, { option: true }],
  shape: async (
    {
      baseURL,
      colorScheme,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      timezoneId,
      viewport,
    },
    use,
  ) =>
    use(
      JSON.stringify({
        ...contextOptions,
        baseURL,
        colorScheme,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        timezoneId,
        viewport,
      }),
    ),
  context: async ({ contexts, coldStart, shape }, use) => {
    if (coldStart) await contexts.close()
    const context = await contexts.take(shape)
    await use(context)
    await contexts.giveBack(context)
  },
  anotherBrowser: async ({ contexts, shape }, use) => {
    const taken: BrowserContext[] = []
    await use(async () => {
      const context = await contexts.take(shape)
      taken.push(context)
      return context
    })
    for (const context of taken) await contexts.giveBack(context)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  baseURL: async ({}, use) => use(required('E2E_WEB_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  apiAs: async ({}, use) => use(clinicApiAs),
  loginAs: async ({ context }, use) => use(async (who) => context.addCookies(await webCookies(who))),
  forgetSession: async ({ context }, use) =>
    use(async () => {
      for (const page of context.pages()) await page.goto('about:blank')
      await context.clearCookies()
    }),
  openCalendarOf: async ({ page, loginAs }, use) =>
    use(async (who, ...where) => {
      await loginAs(who)
      const calendar = new CalendarPage(page)
      await calendar.open(...where)
      return calendar
    }),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  freedSeats: async ({}, use) => {
    const kept = countFreshDoctors()
    await use(undefined)
    await deleteFreshDoctors(kept)
  },
  faults: [
    // The seats are freed when the pages have been looked at: a deleted doctor's page is signed out.
    async ({ freedSeats: _, context }, use) => {
      const watch = watchFaults(context)
      await use(watch)
      watch.stop()
      expect(watch.faults, 'faults of the pages in this test').toEqual([])
    },
    { auto: true },
  ],
  allowFaults: async ({ faults }, use) => use(faults.allow),
})

export { expect }
