import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '../scripts/stack/settings.ts'
import { startStack } from '../scripts/stack/stack.ts'
import { required } from './accounts'
import { demoFolder } from './demo-folder'

/** A second installation, on the embedded database, with the session and token lifetimes of `lifetimes`. */
export async function startHurriedStack(name: string, lifetimes: Record<string, string>) {
  const dataDir = join(required('E2E_FOLDER'), name)
  cpSync(await demoFolder(), dataDir, { recursive: true })
  const environment = {
    ...process.env,
    PORT: '0',
    CLINIC_API_PORT: '0',
    APP_URL: '',
    CLINIC_API_URL: '',
    CLINIC_DEMO: '1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOGIN_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    // No balancer has to be told before it stops.
    DRAIN_SECONDS: '0',
    ...lifetimes,
  }
  return startStack(readSettings('production', environment), new AbortController().signal, () => {})
}
