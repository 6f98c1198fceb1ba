import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { secretFault } from '../../contract/settings.ts'
import { StartError } from './start-error.ts'

/** The given secret, else one made once and kept in the data folder; without a folder to keep it in, none is invented. */
export function sessionSecret(given: string | undefined, dataDir: string | null): string {
  if (given) {
    const fault = secretFault(given)
    if (fault) throw new StartError(`SESSION_SECRET ${fault}.`)
    return given
  }
  if (!dataDir) {
    throw new StartError(
      'SESSION_SECRET is not set; outside the demo give it at least 32 random characters, for instance from `openssl rand -hex 32`.',
    )
  }
  const file = join(dataDir, 'session-secret')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
