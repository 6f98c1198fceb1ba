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

/** Notes in the page, under a name, how each kind of element looks; answers how many kinds there are. */
function noteLooks(page: Page, name: string): Promise<number> {
  return page.evaluate((name) => {
    const kindOf = (each: Element | null) => each && `${each.tagName} ${each.getAttribute('class')}`
    const all = document.querySelectorAll('html, body, body *:not(script, style, template)')
    const kinds = new Map([...all].map((each) => [`${kindOf(each.parentElement)} ${kindOf(each)}`, each]))
    const root = document.documentElement
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
    Reflect.set(window, name, found)
    return kinds.size
  }, name)
}

/** What was noted under two names and differs. */
function differences(page: Page, names: [string, string]): Promise<string[]> {
  return page.evaluate((names) => {
    const [one, other] = names.map((name): Map<string, string> => Reflect.get(window, name))
    return [...new Set([...(one?.keys() ?? []), ...(other?.keys() ?? [])])]
      .filter((each) => one?.get(each) !== other?.get(each))
      .map((each) => `${each} ${one?.get(each)} → ${other?.get(each)}`)
  }, names)
}

const mixes = [
  { size: phone, colorScheme: 'light' },
  { size: desk, colorScheme: 'dark' },
] as const

/** Compares a page with its own styles to the same with all styles; afterwards it has all. */
async function expectPaintedAsWhole(page: Page) {
  await expect(page.locator(switchedOff)).not.toHaveCount(0)
  const noteAll = async (styles: string) => {
    for (const { size, colorScheme } of mixes) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.locator(`html.${colorScheme}`).waitFor({ state: 'attached' })
      expect(await noteLooks(page, `${styles} ${colorScheme}`)).toBeGreaterThan(20)
    }
  }
  await noteAll('own')
  await page.evaluate((links) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>(links)) link.media = 'all'
  }, switchedOff)
  await noteAll('all')
  for (const { colorScheme } of mixes)
    expect(await differences(page, [`own ${colorScheme}`, `all ${colorScheme}`]), colorScheme).toEqual([])
}

async function open(page: Page, address: string) {
  await page.goto(address)
  await settled(page)
}

test.describe('on a light phone and a dark desk', () => {
  test.use({ viewport: phone })

  test.beforeEach(async ({ page, allowFaults }) => {
    // All styles name the fonts anew: text would change its shape, and the room that it takes.
    allowFaults(/ERR_FAILED|status of 40\d/)
    await page.route('**/*.woff2', (route) => route.abort())
  })

  for (const address of written) {
    test(`${address} stands ready with every style that it is painted with`, async ({ page }) => {
      await open(page, address)
      await expectPaintedAsWhole(page)
    })
  }

  test('so do the page of a clinic and booking there', async ({ page }) => {
    const { slug } = await houseWithPage()
    await open(page, clinicPage(slug))
    await expectPaintedAsWhole(page)
    await open(page, bookAtClinic(slug))
    await expectPaintedAsWhole(page)
    await open(page, bookAtClinic(slug))
    await page.getByRole('button', { name: '09:30' }).click()
    await expect(page.getByRole('button', { name: '09:30' })).toBeHidden()
    await expectPaintedAsWhole(page)
  })

  test('so does what a menu shows, and what a form says', async ({ page }) => {
    await page.setViewportSize(desk)
    await page.goto(home)
    await page.getByRole('banner').locator('summary').filter({ hasText: 'About Us' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Our Team' })).toBeVisible()
    await expectPaintedAsWhole(page)

    await page.goto(login)
    await settled(page)
    await page.getByLabel('Email').fill('nobody@clinic.test')
    await page.getByLabel('Password', { exact: true }).fill('not the one')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid email or password' })).toBeVisible()
    await expectPaintedAsWhole(page)
  })
})

test('the page that follows one that stood ready has every style', async ({ page }) => {
  await page.goto(login)
  await expect(page.locator(switchedOff)).not.toHaveCount(0)
  await page.getByRole('link', { name: 'See whether you can register yourself' }).click()
  await page.waitForURL(`**${join}`)
  await expect(page.locator(switchedOff)).toHaveCount(0)
})
