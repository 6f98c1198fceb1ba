import type { Database } from '../db/client.ts'
import { openDatabase } from '../db/client.ts'
import { migrate } from '../db/migrate.ts'
import { type Env, readEnv } from '../env.ts'

interface Context {
  db: Database
  env: Env
}

interface Opening {
  /** Throws away an embedded database that is older than the baseline, instead of refusing it. */
  discardsOlder?: boolean
}

/** Opens and migrates the database of the environment, runs the work, closes; a fault becomes one sentence. */
export function runScript(work: (context: Context) => Promise<string>, opening: Opening = {}): Promise<void> {
  return runUnmigrated(async (context) => {
    await migrate(context.db)
    return work(context)
  }, opening)
}

/** Like `runScript`, but leaves the schema as it is. */
export async function runUnmigrated(
  work: (context: Context) => Promise<string>,
  { discardsOlder }: Opening = {},
): Promise<void> {
  process.umask(0o077)
  try {
    const env = readEnv(process.env)
    const db = await openDatabase({
      databaseUrl: env.DATABASE_OWNER_URL ?? env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
      dataDir: env.DATA_DIR,
      discardsOlder,
    })
    try {
      process.stdout.write(`${await work({ db, env })}\n`)
    } finally {
      await db.close()
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
