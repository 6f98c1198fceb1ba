import type { Page } from '@playwright/test'
import { LOCALE_COOKIE } from '@/lib/i18n/locale'
import { screens, type Visitor } from '../../scripts/screen-walk/screens'
import { required } from '../accounts'
import { graveFindings } from '../axe'
import { expect, test } from '../fixtures'

test.describe.configure({ mode: 'parallel', timeout: 150_000 })

type Screen = (typeof screens)[number]

const visitors: Visitor[] = ['visitor', 'patient', 'doctor', 'clinicadmin', 'admin']
const phone = { width: 360, height: 740 }
const desk = { width: 1440, height: 900 }
const statuses: Record<string, number> = { 'not-found': 404, refused: 403 }

const shownTo = (who: Visitor) => screens.filter(({ seenBy }) => seenBy.includes(who))
const firstShownTo = (who: Visitor) => screens.filter(({ seenBy }) => seenBy[0] === who)

/** Pixels by which the page is wider than its window. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function open(page: Page, { name, address }: Screen) {
  const answer = await page.goto(typeof address === 'string' ? address : await address())
  expect.soft(answer?.status(), `${name}: status`).toBe(statuses[name] ?? 200)
  expect.soft(await overhang(page), `${name}: scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const who of visitors) {
  for (const { size, theme } of [
    { size: phone, theme: 'light' },
    { size: desk, theme: 'dark' },
  ] as const) {
    test(`every screen of the ${who}, ${theme}, ${size.width} px wide, fits and is accessible`, async ({
      page,
      loginAs,
      allowFaults,
    }) => {
      allowFaults(/the server responded with a status of (403|404)/)
      if (who !== 'visitor') await loginAs(who)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize(size)
      for (const screen of shownTo(who)) {
        await open(page, screen)
        expect.soft(await graveFindings(page), `${screen.name}: axe`).toEqual([])
      }
    })
  }

  test(`every screen of the ${who} fits a phone in Spanish`, async ({
    page,
    context,
    loginAs,
    allowFaults,
  }) => {
    allowFaults(/the server responded with a status of (403|404)/)
    if (who !== 'visitor') await loginAs(who)
    await context.addCookies([{ name: LOCALE_COOKIE, value: 'es', url: required('E2E_WEB_URL') }])
    await page.setViewportSize(phone)
    for (const screen of firstShownTo(who)) {
      await open(page, screen)
      await expect.soft(page.locator('html'), `${screen.name}: language`).toHaveAttribute('lang', 'es')
    }
  })
}
