import { sql } from 'drizzle-orm'
import { rowsOf } from '../db/client.ts'
import { savePlanCatalogue } from '../db/plan-catalogue.ts'
import { openFiles } from '../ports/files.ts'
import { runScript } from './run-script.ts'

if (process.argv.includes('--yes')) {
  await runScript(
    async ({ db, env }) => {
      const store = await openFiles(env)
      for await (const { key } of store.list()) await store.remove(key)
      await db.transaction(async (tx) => {
        const tables = await rowsOf<{ name: string }>(
          tx,
          sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
        )
        const names = tables.map(({ name }) => sql.identifier(name))
        // Everything goes, also what nobody may change while the programs run.
        for (const name of names) await tx.execute(sql`alter table ${name} disable trigger user`)
        await tx.execute(sql`truncate ${sql.join(names, sql`, `)}`)
        for (const name of names) await tx.execute(sql`alter table ${name} enable trigger user`)
        await savePlanCatalogue(tx)
      })
      return 'Everything was deleted.'
    },
    { discardsOlder: true },
  )
} else {
  process.stderr.write('This deletes every row and every file. Say --yes to go on.\n')
  process.exitCode = 1
}
