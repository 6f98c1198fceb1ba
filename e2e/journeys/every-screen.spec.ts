import type { Page } from '@playwright/test'
import { graveFindings } from '../axe'
import { expect, test } from '../fixtures'
import { test as spanish } from '../languages'
import { htmlFaults } from '../walk/checks/html'
import { englishTexts } from '../walk/checks/language'
import { cutTexts, sidewaysFaults, smallControls } from '../walk/checks/layout'
import { inspect } from '../walk/inspect'
import { screens, type Visitor } from '../walk/screens'
import { desk, phone } from '../windows'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

// Nothing is waited for that only fades in.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desk, colorScheme: 'dark' })

type Screen = (typeof screens)[number]

async function open(page: Page, { address, status = 200 }: Screen) {
  const answer = await page.goto(typeof address === 'string' ? address : await address())
  expect(answer?.status()).toBe(status)
  return answer
}

async function enter(who: Visitor, loginAs: (who: Exclude<Visitor, 'visitor'>) => Promise<void>) {
  if (who !== 'visitor') await loginAs(who)
}

/** The visitor who looks at it in Spanish, on a phone. */
const spanishVisitor = ({ seenBy: [first = 'visitor'] }: Screen): Visitor => first

const refused = /the server responded with a status of (403|404)/

/** Looks the same on every day: `npm run test:days` leaves it out. */
const anyDay = '@any-day'
const dated = new Set(['home', 'calendar', 'appointments', 'appointment', 'book', 'doctor', 'history'])

for (const screen of screens) {
  for (const who of screen.seenBy) {
    const tag = dated.has(screen.name) ? [] : anyDay
    test(`${screen.name} of the ${who} fits every window, is accessible and valid HTML`, { tag }, async ({
      page,
      loginAs,
      allowFaults,
    }) => {
      allowFaults(refused)
      await enter(who, loginAs)
      const answer = await open(page, screen)
      expect.soft(await htmlFaults((await answer?.text()) ?? ''), 'HTML').toEqual([])
      await inspect(page, {
        folder: who,
        name: screen.name,
        sizes: ['desk', 'tablet', 'phone'],
        seenOnPhone: who === spanishVisitor(screen),
      })
    })
  }
}

spanish.describe('in Spanish, on a phone', () => {
  spanish.use({ language: 'es', viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'light' })

  for (const screen of screens) {
    const who = spanishVisitor(screen)
    const title = `${screen.name} of the ${who} is all Spanish, fits a phone by touch and is accessible`
    spanish(title, { tag: [anyDay, '@core'] }, async ({ page, loginAs, allowFaults }) => {
      allowFaults(refused)
      await enter(who, loginAs)
      await open(page, screen)
      await expect(page.locator('html')).toHaveAttribute('lang', 'es')
      expect.soft(await englishTexts(page), 'English').toEqual([])
      expect.soft(await sidewaysFaults(page), 'scrolls sideways').toEqual([])
      expect.soft(await cutTexts(page), 'words are cut').toEqual([])
      expect.soft(await smallControls(page), 'too small for a finger').toEqual([])
      expect.soft(await graveFindings(page), 'axe').toEqual([])
    })
  }
})
