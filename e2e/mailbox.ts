import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { required } from './accounts'

/**
 * The letters to `address` that say so, oldest first, their transfer encoding undone; waits until the worker has delivered
 * as many. Others may come between, such as that of a sign-in with a new device.
 */
export async function lettersTo(address: string, saying: string, least = 1): Promise<string[]> {
  const folder = join(required('E2E_FOLDER'), 'data', 'outbox')
  let letters: string[] = []
  await expect
    .poll(
      () => {
        letters = globSync('*.eml', { cwd: folder })
          .sort()
          .map((name) => decoded(readFileSync(join(folder, name), 'utf8')))
          .filter((text) => text.includes(address) && text.includes(saying))
        return letters.length
      },
      { timeout: 20_000, message: `letters to ${address}` },
    )
    .toBeGreaterThanOrEqual(least)
  return letters
}

/** The last of them. */
export async function lastLetterTo(address: string, saying: string): Promise<string> {
  return (await lettersTo(address, saying)).at(-1) ?? ''
}

function decoded(letter: string): string {
  return letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
