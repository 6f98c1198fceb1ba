import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { required } from './accounts'

/**
 * The last letter to `address` that says so, its transfer encoding undone; waits until the worker has delivered one.
 * Others may come between, such as that of a sign-in with a new device.
 */
export async function lastLetterTo(address: string, saying: string): Promise<string> {
  const folder = join(required('E2E_FOLDER'), 'data', 'outbox')
  let letter = ''
  await expect
    .poll(
      () => {
        const letters = globSync('*.eml', { cwd: folder })
          .sort()
          .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
          .filter((text) => text.includes(address) && text.includes(saying))
        letter = letters.at(-1) ?? ''
        return letters.length
      },
      { timeout: 20_000, message: `letters to ${address}` },
    )
    .toBeGreaterThan(0)
  return letter
}

function decoded(letter: string): string {
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
