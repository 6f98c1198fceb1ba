import type { Page } from '@playwright/test'

/** Counts a person's clicks from now on, on this page and on every page that follows. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction('countClick', () => {
    clicks += 1
  })
  const listen = () => {
    const told = (event: MouseEvent) => {
      // A label's click is passed on to its field as a second one, which nobody made; Enter makes one without a place.
      if (event.isTrusted && event.detail > 0) Reflect.get(window, 'countClick')()
    }
    addEventListener('click', told, { capture: true })
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => clicks
}
