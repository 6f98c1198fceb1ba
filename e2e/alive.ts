import { expect, type Locator, type Page } from '@playwright/test'
import { addressOf } from '@/lib/endpoints/endpoint'
import { liveEndpoints } from '@/lib/endpoints/live'

/** Waits until React has attached to a control: what is pressed or typed earlier would be lost. */
export async function alive(control: Locator): Promise<void> {
  const isAlive = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isAlive), { timeout: 20_000 }).toBe(true)
}

/** Waits until a page has asked for all that it needs and React has attached to each of its controls. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(async (error) => {
    throw new Error(`The page is still waiting for ${await unanswered(page)}`, { cause: error })
  })
  const asleep = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button, input, select, textarea')]
        .filter((control) => !Object.keys(control).some((name) => name.startsWith('__reactProps')))
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
    )
  await expect
    .poll(asleep, { message: 'controls of the page that do not listen', timeout: 20_000 })
    .toEqual([])
}

/** The addresses that a page asked for and that have not been answered to the end. */
async function unanswered(page: Page): Promise<string> {
  const requests = await page.requests()
  const open = requests.filter((request) => request.timing().responseEnd < 0 && !request.failure())
  return open.map((request) => `${request.method()} ${request.url()}`).join(', ')
}

/** Resolves once the page hears of what others change, which it does when it has come alive: ask before it is opened. */
export function listening(page: Page): Promise<unknown> {
  return page.waitForResponse(`**${addressOf(liveEndpoints.stream)}*`)
}

/** Waits until dialogs that are closing are gone: until then they hold the focus. */
export async function dialogsClosed(page: Page): Promise<void> {
  await expect(page.locator('[role$=dialog][data-state=closed]')).toHaveCount(0)
}
