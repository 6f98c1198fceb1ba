import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'
import { required } from './accounts'

const kept = z.object({ channel: z.enum(['sms', 'whatsapp']), to: z.string(), text: z.string() })

/** The last message to a telephone number; waits until the worker has sent one. */
export async function lastTextTo(number: string): Promise<string> {
  const folder = join(required('E2E_FOLDER'), 'data', 'outbox')
  let text = ''
  await expect
    .poll(
      () => {
        const texts = globSync('*.text.json', { cwd: folder })
          .sort()
          .map((name) => kept.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
          .filter(({ to }) => to === number)
        text = texts.at(-1)?.text ?? ''
        return texts.length
      },
      { timeout: 20_000, message: `messages to ${number}` },
    )
    .toBeGreaterThan(0)
  return text
}
