import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/client.ts'
import { knownMigrations, textOfMigration } from '../db/migrate.ts'
import { contractions } from '../services/operation/contracting.ts'
import { runUnmigrated } from './run-script.ts'

/** Whether the version that is running may go on while this one has migrated the database of the environment. */
await runUnmigrated(async ({ db }) => {
  const [found] = await rowsOf<{ there: boolean }>(
    db.orm,
    sql`select to_regclass('schema_migrations') is not null there`,
  )
  if (!found?.there) return 'The database is empty: nobody runs on it.'
  const applied = await rowsOf<{ tag: string }>(db.orm, sql`select tag from schema_migrations`)
  const done = new Set(applied.map(({ tag }) => tag))
  const ahead = (await knownMigrations()).filter((tag) => !done.has(tag))
  const migrations = await Promise.all(ahead.map(async (tag) => ({ tag, text: await textOfMigration(tag) })))
  const faults = contractions(migrations)
  if (faults.length === 0)
    return `${ahead.length} migrations ahead, none in the way of the version before: start this one beside it, then stop that one.`
  const lines = faults.map(({ tag, statement, why }) => `  ${tag}: ${statement.slice(0, 160)} (${why})`)
  throw new Error(`The version before could not go on after these: stop it first.\n${lines.join('\n')}`)
})
