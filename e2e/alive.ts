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
  // The page of a clinic waits for a sign of use; on others that would be one, too: the sign-in offers passkeys.
  await page.evaluate(() => location.pathname.startsWith('/c/') && dispatchEvent(new Event('focusin')))
  await page.waitForLoadState('networkidle', { timeout: 15_000 }).catch(() => nothingArrives(page))
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

/** On a busy machine the end of a request can be lost on its way from the browser; the page itself knows what has come. */
async function nothingArrives(page: Page): Promise<void> {
  const arrived = () => page.evaluate(() => performance.getEntriesByType('resource').length)
  let before = -1
  await expect
    .poll(
      async () => {
        const last = before
        before = await arrived()
        return before - last
      },
      { message: 'files that still arrive', intervals: [1000], timeout: 60_000 },
    )
    .toBe(0)
}

/** Resolves once the page hears of what others change, which it does when it has come alive: ask before it is opened. */
export function listening(page: Page): Promise<unknown> {
  return page.waitForResponse(`**${addressOf(liveEndpoints.stream)}*`)
}

/** Waits until dialogs that are closing are gone: until then they hold the focus. */
export async function dialogsClosed(page: Page): Promise<void> {
  await expect(page.locator('[role$=dialog][data-state=closed]')).toHaveCount(0)
}
