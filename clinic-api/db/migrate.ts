import { sql } from 'drizzle-orm'
import { advisoryLocks } from './advisory-locks.ts'
import { isOlder, knownMigrations, olderDatabase, textOfMigration } from './baseline.ts'
import type { Database, Orm, Reader } from './client.ts'
import { rowsOf } from './client.ts'
import { savePlanCatalogue } from './plan-catalogue.ts'

/** The tables that migrations ever made, and the list of migrations itself. */
export async function migratedTables(tags: readonly string[]): Promise<string[]> {
  const texts = await Promise.all(tags.map(textOfMigration))
  const made = texts.flatMap((text) => [...text.matchAll(/create table (?:if not exists )?"(\w+)"/gi)])
  return [...new Set(made.map(([, name = '']) => name)), 'schema_migrations']
}

/**
 * Brings the schema up to date: each migration whole or not at all, one process at a time. Answers which it applied. Throws
 * a sentence, and changes nothing, where the database is older than the baseline.
 */
export async function migrate(database: Database): Promise<string[]> {
  if (await isOlder(await appliedMigrations(database.orm))) throw new Error(olderDatabase)
  const applied: string[] = []
  for (const tag of await knownMigrations()) {
    if (await database.transaction((tx) => applyOnce(tx, database.kind, tag))) applied.push(tag)
  }
  await database.transaction(async (tx) => {
    await lock(tx, database.kind)
    await savePlanCatalogue(tx)
  })
  return applied
}

/** The migrations that this database has had; none of one where nobody was yet. */
export async function appliedMigrations(orm: Reader): Promise<string[]> {
  const [found] = await rowsOf<{ there: boolean }>(
    orm,
    sql`select to_regclass('schema_migrations') is not null there`,
  )
  if (!found?.there) return []
  const rows = await rowsOf<{ tag: string }>(orm, sql`select tag from schema_migrations order by tag`)
  return rows.map(({ tag }) => tag)
}

/** Until the transaction ends; the embedded database has one process anyway. */
async function lock(tx: Orm, kind: Database['kind']): Promise<void> {
  if (kind !== 'postgres') return
  // A migration waits as long as another one runs, and for the tables that it changes.
  await tx.execute(sql`set local lock_timeout = 0`)
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migrate})`)
}

/** Applies one migration unless it has been; says whether it did. */
export async function applyOnce(tx: Orm, kind: Database['kind'], tag: string): Promise<boolean> {
  // An index of a large table takes as long as it takes.
  if (kind === 'postgres') await tx.execute(sql`set local statement_timeout = 0`)
  await lock(tx, kind)
  await tx.execute(
    sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
  )
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations where tag = ${tag}`)
  if (known.length > 0) return false
  const text = await textOfMigration(tag)
  for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`)
  return true
}
