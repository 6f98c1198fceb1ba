import { join } from 'node:path'
import { readSettings } from '../scripts/stack/settings.ts'
import { startStack } from '../scripts/stack/stack.ts'
import { required } from './accounts'

/** A second installation whose sessions and tokens live as shortly as `lifetimes` says. */
export async function startHurriedStack(name: string, lifetimes: Record<string, string>) {
  const environment = {
    ...process.env,
    PORT: '0',
    CLINIC_API_PORT: '0',
    APP_URL: '',
    CLINIC_API_URL: '',
    CLINIC_DEMO: '1',
    DATA_DIR: join(required('E2E_FOLDER'), name),
    LOGIN_LIMIT_PER_ADDRESS: '100000',
    ...lifetimes,
  }
  return startStack(readSettings('production', environment), new AbortController().signal, () => {})
}
