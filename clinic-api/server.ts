import './db/quick-imports.ts'
import { olderDataIn } from './db/baseline.ts'
import { readEnv } from './env.ts'
import { withSecret } from './ports/kept-secret.ts'
import { noteMarksIn } from './reached.ts'

// Whatever is kept on disk is for this user alone.
process.umask(0o077)
// A run of `lab/` counts which rare branches it reaches.
if (process.env.REACHED_FILE) noteMarksIn(process.env.REACHED_FILE)

// The database comes first, and the program after it: a second process learns at once that it is one too many. Both come
// after what finds their modules quickly.
try {
  const given = readEnv(process.env)
  const older = given.DATABASE_URL ? null : await olderDataIn(given.DATA_DIR)
  if (older) throw new Error(older)
  const env = await withSecret(given)
  const { openDatabase } = await import('./db/client.ts')
  const db = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    readUrl: env.DATABASE_READ_URL,
    poolSize: env.DATABASE_POOL,
    dataDir: env.DATA_DIR,
    patienceMs: 30_000,
  })
  const { serve } = await import('./serve.ts')
  await serve(env, db)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
