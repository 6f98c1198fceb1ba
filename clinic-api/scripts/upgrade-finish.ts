import { migrate } from '../db/migrate.ts'
import { runUnmigrated } from './run-script.ts'

/** Applies what waited for the version before, once nobody runs it any more; this version can stay up. */
await runUnmigrated(async ({ db }) => {
  const applied = await migrate(db, { isAlone: true })
  return applied.length === 0 ? 'Nothing was waiting.' : `Done: ${applied.join(', ')}.`
})
