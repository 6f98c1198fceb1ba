import { expect, type Locator, type Page } from '@playwright/test'
import { dialogsClosed } from './alive'

/** Presses keys and counts each that is no letter typed into a field. */
export function countedKeys(page: Page) {
  let keys = 0
  async function press(key: string) {
    keys += 1
    await page.keyboard.press(key)
  }
  return {
    count: () => keys,
    press,
    /** By Tab alone, from where the focus is. */
    async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
      await target.first().waitFor()
      await dialogsClosed(page)
      for (let step = 0; step < 40; step++) {
        if (await target.first().evaluate((element) => element === document.activeElement)) return
        await press(key)
      }
      throw new Error(`${key} does not lead to ${target}`)
    },
    /** The keys so far are at most as many as the desk was promised. */
    expectAtMost(most: number) {
      expect(keys, 'keys besides typed text').toBeLessThanOrEqual(most)
    },
  }
}
