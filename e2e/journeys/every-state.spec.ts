import type { Page } from '@playwright/test'
import { states } from '../../scripts/screen-walk/states'
import { englishTexts } from '../checks/language'
import { expect, test } from '../fixtures'
import { desk, phone, visit } from '../screen-visit'

test.describe.configure({ mode: 'parallel', timeout: 120_000 })

/** Whatever is open changes its language with the page, on the screens that offer the choice. */
async function expectSpanish(page: Page) {
  const choice = page.locator('select[aria-label=Language]').first()
  if ((await choice.count()) === 0) return
  await choice.selectOption('es', { force: true })
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => englishTexts(page)).toEqual([])
}

for (const { name, who, address, open, only } of states) {
  test(`${name} of the ${who} fits every window and is accessible`, async ({
    page,
    loginAs,
    allowFaults,
  }) => {
    allowFaults(/the server responded with a status of 400/)
    if (who !== 'visitor') await loginAs(who)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(only === 'phone' ? phone : desk)
    await page.goto(typeof address === 'string' ? address : await address())
    await open(page)
    const floats =
      (await page.locator('[role=dialog], [role=alertdialog], [role=menu], :popover-open').count()) > 0
    await visit(page, { folder: who, name, floats, sizes: only ? [only] : ['desk', 'phone'] })
    await expectSpanish(page)
  })
}
