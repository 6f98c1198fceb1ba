import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '../clinic-api/testing/postgres-server.ts'
import { quickFolder } from '../clinic-api/testing/quick-folder.ts'
import { readSettings } from '../scripts/stack/settings.ts'
import { startStack } from '../scripts/stack/stack.ts'

const ours =
  /^(PORT|HOST|APP_URL|DATA_DIR|DATABASE_URL|SESSION_SECRET|LOG_LEVEL|(CLINIC|SMTP|STRIPE|S3|OTEL)_\w+)$/

/** Only what the tests need: variables for a real installation in the shell are left out. */
function environment(dataDir: string, databaseUrl: string) {
  const inherited = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return {
    ...Object.fromEntries(inherited),
    PORT: '0',
    CLINIC_API_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CLINIC_DEMO: '1',
    // All journeys share the patient of the demo.
    VISIT_CHANGES_PER_HOUR: '100000',
    // Workers share a signed-in session: it must neither rotate nor end while they run.
    ACCESS_TOKEN_SECONDS: '14400',
    SESSION_IDLE_MINUTES: '240',
    LOGIN_LIMIT_PER_ADDRESS: '100000',
    RATE_LIMIT_PER_MINUTE: '100000',
    // Sessions are shared by a whole run, however long it takes.
    REAUTH_MINUTES: '600',
  }
}

/**
 * Starts the production stack on free ports, on PostgreSQL as in production; the workers find it by the environment.
 * The stacks that journeys start for themselves are on the embedded database.
 */
export default async function globalSetup() {
  const folder = mkdtempSync(join(quickFolder(), 'consulta-e2e-'))
  process.env.E2E_FOLDER = folder
  const undo = [async () => rmSync(folder, { recursive: true, force: true })]
  const undoAll = async () => {
    for (const each of undo.toReversed()) await each()
  }
  try {
    const postgres = await startPostgres()
    undo.push(postgres.stop)
    const settings = readSettings('production', environment(join(folder, 'data'), `${postgres.url}/postgres`))
    const stack = await startStack(settings, new AbortController().signal, console.log)
    undo.push(stack.stop)
    process.env.E2E_WEB_URL = stack.appUrl
    process.env.E2E_API_URL = stack.apiUrl
    return undoAll
  } catch (error) {
    await undoAll()
    throw error
  }
}
