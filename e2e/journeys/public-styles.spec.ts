import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { settled } from '../alive'
import { expect, test } from '../fixtures'
import { houseWithPage } from '../house-with-page'
import { desk, phone } from '../windows'

const {
  home,
  about,
  team,
  contact,
  terms,
  privacy,
  login,
  register,
  forgotPassword,
  join,
  clinicPage,
  bookAtClinic,
} = routes
const written = [home, about, team, contact, terms, privacy, login, register, forgotPassword]

const switchedOff = 'link[rel="stylesheet"][media="print"]'

/** The look of each kind of element with the page's own styles, and with all styles where that differs. */
function changedByAll(page: Page): Promise<{ seen: number; changed: string[] }> {
  return page.evaluate((switchedOff) => {
    const kindOf = (each: Element | null) => each && `${each.tagName} ${each.getAttribute('class')}`
    const all = document.querySelectorAll('html, body, body *:not(script, style, template)')
    const kinds = new Map([...all].map((each) => [`${kindOf(each.parentElement)} ${kindOf(each)}`, each]))
    const root = document.documentElement
    // What is drawn a moment later would be so again with each layout, and have a guessed height until then.
    const drawn = new CSSStyleSheet()
    drawn.replaceSync('.drawn-later { animation: none !important }')
    document.adoptedStyleSheets = [drawn]
    const looks = () => {
      // Laid out as a whole: of a page read bit by bit, browsers give margins as they were before the last bit came.
      root.style.display = 'none'
      root.getBoundingClientRect()
      root.style.display = ''
      const found = new Map<string, string>()
      const note = (kind: string, style: CSSStyleDeclaration) => {
        for (const name of style)
          if (!name.startsWith('--')) found.set(`${kind} ${name}`, style.getPropertyValue(name))
      }
      for (const [kind, each] of kinds) {
        note(kind, getComputedStyle(each))
        const before = getComputedStyle(each, '::before')
        if (before.content !== 'none') note(`${kind}::before`, before)
        if (each.matches('input, textarea'))
          note(`${kind}::placeholder`, getComputedStyle(each, '::placeholder'))
      }
      return found
    }
    const first = looks()
    const links = [...document.querySelectorAll<HTMLLinkElement>(switchedOff)]
    for (const link of links) link.media = 'all'
    const whole = looks()
    return {
      seen: kinds.size,
      changed: [...new Set([...first.keys(), ...whole.keys()])]
        .filter((each) => first.get(each) !== whole.get(each))
        .map((each) => `${each} ${first.get(each)} → ${whole.get(each)}`),
    }
  }, switchedOff)
}

for (const [colorScheme, size] of [
  ['light', phone],
  ['dark', desk],
] as const) {
  test.describe(`on ${size.width} px, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: size })

    test.beforeEach(async ({ page, allowFaults }) => {
      // All styles name the fonts anew: text would change its shape, and the room that it takes.
      allowFaults(/ERR_FAILED/)
      await page.route('**/*.woff2', (route) => route.abort())
    })

    async function expectPaintedAsWhole(page: Page, address: string) {
      await page.goto(address)
      await settled(page)
      await expect(page.locator(switchedOff)).not.toHaveCount(0)
      const { seen, changed } = await changedByAll(page)
      expect(changed).toEqual([])
      expect(seen).toBeGreaterThan(20)
    }

    for (const address of written) {
      test(`${address} stands ready with every style that it is painted with`, ({ page }) =>
        expectPaintedAsWhole(page, address))
    }

    test('so do the page of a clinic and booking there', async ({ page }) => {
      const { slug } = await houseWithPage()
      await expectPaintedAsWhole(page, clinicPage(slug))
      await expectPaintedAsWhole(page, bookAtClinic(slug))
      await page.getByRole('button', { name: '09:30' }).click()
      await expect(page.getByRole('button', { name: '09:30' })).toBeHidden()
      expect((await changedByAll(page)).changed).toEqual([])
    })
  })
}

test('so does what a menu shows, and what a form says', async ({ page, allowFaults }) => {
  allowFaults(/ERR_FAILED|status of 40\d/)
  await page.route('**/*.woff2', (route) => route.abort())

  await page.goto(home)
  await page.getByRole('banner').locator('summary').filter({ hasText: 'About Us' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Our Team' })).toBeVisible()
  expect((await changedByAll(page)).changed).toEqual([])

  await page.goto(login)
  await settled(page)
  await page.getByLabel('Email').fill('nobody@clinic.test')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
  expect((await changedByAll(page)).changed).toEqual([])
})

test('the page that follows one that stood ready has every style', async ({ page }) => {
  await page.goto(login)
  await expect(page.locator(switchedOff)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Register as a patient' }).click()
  await page.waitForURL(`**${join}`)
  await expect(page.locator(switchedOff)).toHaveCount(0)
})
