import { appliedMigrations, contracting, knownMigrations, textOfMigration } from '../db/migrate.ts'
import { contractions } from '../services/operation/contracting.ts'
import { runUnmigrated } from './run-script.ts'

/** Whether the version that is running may go on while this one has migrated the database of the environment. */
await runUnmigrated(async ({ db }) => {
  const done = await appliedMigrations(db.orm)
  if (done.length === 0) return 'The database is empty: nobody runs on it.'
  const missed = (await knownMigrations()).filter((tag) => !done.includes(tag))
  const waiting = missed.filter((tag) => contracting.includes(tag))
  const ahead = missed.filter((tag) => !waiting.includes(tag))
  const migrations = await Promise.all(ahead.map(async (tag) => ({ tag, text: await textOfMigration(tag) })))
  const faults = contractions(migrations)
  if (faults.length > 0) {
    const lines = faults.map(({ tag, statement, why }) => `  ${tag}: ${statement.slice(0, 160)} (${why})`)
    throw new Error(`The version before could not go on after these: stop it first.\n${lines.join('\n')}`)
  }
  const last =
    waiting.length > 0 ? ` Then npm run upgrade:finish, for what waits: ${waiting.join(', ')}.` : ''
  return `${ahead.length} migrations ahead, none in the way of the version before: start this one beside it, then stop that one.${last}`
})
