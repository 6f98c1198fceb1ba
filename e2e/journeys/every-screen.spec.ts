import type { BrowserContext, Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { required } from '../accounts'
import { graveFindings } from '../axe'
import { expect, test } from '../fixtures'
import { watchFaults } from '../page-faults'
import { englishTexts } from '../walk/checks/language'
import { cutTexts, sidewaysFaults, smallControls } from '../walk/checks/layout'
import { inspect } from '../walk/inspect'
import { screens, type Visitor } from '../walk/screens'
import { webCookies } from '../web-session'
import { desk, phone } from '../windows'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

type Screen = (typeof screens)[number]

async function open(page: Page, { address, status = 200 }: Screen) {
  const answer = await page.goto(typeof address === 'string' ? address : await address())
  expect(answer?.status()).toBe(status)
}

async function enter(who: Visitor, loginAs: (who: Exclude<Visitor, 'visitor'>) => Promise<void>) {
  if (who !== 'visitor') await loginAs(who)
}

/** Looks the same on every day: `npm run test:days` leaves it out. */
const anyDay = '@any-day'
const dated = new Set(['home', 'calendar', 'appointments', 'appointment', 'book', 'doctor', 'history'])

for (const screen of screens) {
  for (const who of screen.seenBy) {
    const tag = dated.has(screen.name) ? [] : anyDay
    test(`${screen.name} of the ${who} fits every window and is accessible`, { tag }, async ({
      page,
      loginAs,
      allowFaults,
    }) => {
      allowFaults(/the server responded with a status of (403|404)/)
      await enter(who, loginAs)
      await page.setViewportSize(desk)
      await open(page, screen)
      await inspect(page, { folder: who, name: screen.name, sizes: ['desk', 'tablet', 'phone'] })
    })
  }
}

const refused = /the server responded with a status of (403|404)/

interface Seats {
  /** A browser for each visitor that stays: what a screen shares with those before it is fetched and compiled once. */
  seatOf: (who: Visitor) => Promise<{ context: BrowserContext; faults: string[] }>
}

const spanish = test.extend<object, Seats>({
  seatOf: [
    async ({ browser }, use) => {
      const seats = new Map<Visitor, ReturnType<Seats['seatOf']>>()
      async function take(who: Visitor) {
        const url = required('E2E_WEB_URL')
        const context = await browser.newContext({
          viewport: phone,
          hasTouch: true,
          isMobile: true,
          reducedMotion: 'reduce',
          baseURL: url,
          locale: 'en-GB',
          timezoneId: 'Europe/Madrid',
        })
        const { ready, faults, allow } = watchFaults(context)
        await ready
        allow(refused)
        const session = who === 'visitor' ? [] : await webCookies(who)
        await context.addCookies([...session, { name: LOCALE_COOKIE, value: 'es', url }])
        return { context, faults }
      }
      await use((who) => {
        const seat = seats.get(who) ?? take(who)
        seats.set(who, seat)
        return seat
      })
      for (const seat of seats.values()) await (await seat).context.close()
    },
    { scope: 'worker' },
  ],
})

for (const screen of screens) {
  const [who = 'visitor'] = screen.seenBy
  spanish(
    `${screen.name} of the ${who} is all Spanish, fits a phone by touch and is accessible`,
    {
      tag: [anyDay, '@core'],
    },
    async ({ seatOf }) => {
      const { context, faults } = await seatOf(who)
      const page = await context.newPage()
      await open(page, screen)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      expect.soft(await englishTexts(page), 'English').toEqual([])
      expect.soft(await sidewaysFaults(page), 'scrolls sideways').toEqual([])
      expect.soft(await cutTexts(page), 'words are cut').toEqual([])
      expect.soft(await smallControls(page), 'too small for a finger').toEqual([])
      expect.soft(await graveFindings(page), 'axe').toEqual([])
      // The next screen begins as this one did, whatever view or panel this one remembers.
      await page.evaluate(() => localStorage.clear())
      await page.close()
      expect(faults.splice(0), 'faults of the page').toEqual([])
    },
  )
}
