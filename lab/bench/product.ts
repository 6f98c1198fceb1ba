import { readSettings } from '../../scripts/stack/settings.ts'
import { startStack } from '../../scripts/stack/stack.ts'

/** Web and API in front of a filled database, on free ports, everything else in the folder. */
export async function startProduct(
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
) {
  const environment = {
    ...process.env,
    PORT: '0',
    CLINIC_API_PORT: '0',
    HOST: '127.0.0.1',
    CLINIC_API_URL: '',
    APP_URL: '',
    CLINIC_DEMO: '0',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    LOGIN_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    VISIT_CHANGES_PER_HOUR: '100000',
    SESSION_SECRET: 'a secret for benchmarks of thirty-two characters',
    ...settings,
  }
  const report = (line: string) => process.stdout.write(`${line}\n`)
  return startStack(readSettings('production', environment), new AbortController().signal, report)
}
