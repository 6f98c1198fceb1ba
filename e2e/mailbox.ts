import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { required } from './accounts'

/** The last letter to `address`, its transfer encoding undone; waits until the worker has delivered one. */
export async function lastLetterTo(address: string): Promise<string> {
  const folder = join(required('E2E_FOLDER'), 'data', 'outbox')
  let letter = ''
  await expect
    .poll(
      () => {
        const letters = globSync('*.eml', { cwd: folder })
          .sort()
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .filter((text) => text.includes(address))
        letter = letters.at(-1) ?? ''
        return letters.length
      },
      { timeout: 20_000, message: `letters to ${address}` },
    )
    .toBeGreaterThan(0)
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
