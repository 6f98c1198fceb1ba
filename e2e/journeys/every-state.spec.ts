import type { Page } from '@playwright/test'
import { routes } from '@/lib/routes'
import { startBreakableWeb } from '../breakable-web'
import { expect, test } from '../fixtures'
import { fillLogin } from '../sign-in'
import { listedHistory } from '../walk/addresses'
import { englishTexts } from '../walk/checks/language'
import { sidewaysFaults } from '../walk/checks/layout'
import { inspect } from '../walk/inspect'
import { markNews } from '../walk/news'
import { states } from '../walk/states'
import { desk, phone } from '../windows'

test.describe.configure({ mode: 'parallel', timeout: 180_000 })

/** Whatever is open changes its language with the page, on the screens that offer the choice. */
async function expectSpanish(page: Page) {
  const choice = page.locator('select[aria-label=Language]').first()
  if ((await choice.count()) === 0) return
  await choice.selectOption('es', { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => englishTexts(page)).toEqual([])
  expect.soft(await sidewaysFaults(page), 'in Spanish').toEqual([])
}

for (const { name, who, address, open, only, ownPage } of states) {
  test(`${name} of the ${who} fits every window and is accessible`, async ({
    page,
    loginAs,
    allowFaults,
  }) => {
    allowFaults(/the server responded with a status of 40[03]/)
    const place = typeof address === 'string' ? address : await address()
    const { as, at } = typeof place === 'string' ? { as: who, at: place } : place
    if (as !== 'visitor') await loginAs(as)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
    await page.setViewportSize(only === 'phone' ? phone : desk)
    await page.goto(at)
    if (!ownPage) await markNews(page)
    await open(page)
    const floats =
      (await page.locator('[role=dialog], [role=alertdialog], [role=menu], :popover-open').count()) > 0
    await inspect(page, {
      folder: who,
      name,
      floats,
      opened: !ownPage,
      sizes: only ? [only] : ['desk', 'phone'],
    })
    await expectSpanish(page)
  })
}

test('what cannot be loaded says so, in every window', async ({ page, allowFaults }) => {
  allowFaults(/the server responded with a status of 50\d/, /ERR_INCOMPLETE_CHUNKED_ENCODING/)
  const addresses = [
    ['calendar-unavailable', routes.calendar],
    ['patients-unavailable', routes.patients],
    ['history-unavailable', await listedHistory()],
  ] as const
  const web = await startBreakableWeb()
  try {
    await page.setViewportSize(desk)
    await page.goto(web.url + routes.login)
    await fillLogin(page, 'doctor')
    await page.waitForURL((url) => url.pathname === routes.app)
    web.cut()
    for (const [name, address] of addresses) {
      await page.goto(web.url + address)
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await inspect(page, { folder: 'doctor', name, sizes: ['desk', 'phone'] })
    }
  } finally {
    // Leaves the page first: its prefetches would find no server.
    await page.goto('about:blank')
    await web.stop()
  }
})
