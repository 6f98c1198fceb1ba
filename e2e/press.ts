import { expect, type Locator } from '@playwright/test'

/** Presses a key on a control once React has attached to it: an earlier press would be lost. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  const isAlive = (element: Element) => Object.keys(element).some((name) => name.startsWith('__reactProps'))
  await expect.poll(() => control.evaluate(isAlive), { timeout: 20_000 }).toBe(true)
  await control.focus()
  await control.press(key)
}
