import type { Page, Request } from '@playwright/test'
import { routes } from '@/lib/routes'
import { expect, test } from '../fixtures'

test.use({ coldStart: true })

/** Opens the screen, and waits until the browser, idle by then, has fetched what may be asked for next. */
async function openAndRest(page: Page, address: string) {
  await page.goto(address)
  // From when on an idle browser fetches ahead.
  await page.waitForTimeout(5000)
  let latest = Date.now()
  const note = () => {
    latest = Date.now()
  }
  page.on('request', note)
  await expect.poll(() => Date.now() - latest, { timeout: 20_000 }).toBeGreaterThan(2000)
  page.off('request', note)
}

/** Collects the requests that the browser makes from now on. */
function listen(page: Page): Request[] {
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  return asked
}

const isScript = (request: Request) => request.resourceType() === 'script'

test('a dialog of the calendar needs no file when it is asked for', async ({ page, loginAs }) => {
  await loginAs('doctor')
  await openAndRest(page, routes.calendar)
  for (const name of ['Add Schedule', 'Weekly hours', 'Days off', 'Choose a week']) {
    const asked = listen(page)
    await page.getByRole('button', { name }).first().click()
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible()
    expect(asked.filter(isScript).map((request) => request.url())).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
