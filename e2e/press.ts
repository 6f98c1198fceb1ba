import type { Locator } from '@playwright/test'
import { alive } from './alive'

/** Presses a key on a control once it listens. */
export async function press(control: Locator, key = 'Enter'): Promise<void> {
  await alive(control)
  await control.focus()
  await control.press(key)
}
