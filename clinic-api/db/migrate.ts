import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { Database, Orm } from './client.ts'
import { rowsOf } from './client.ts'
import { savePlanCatalogue } from './plan-catalogue.ts'

const folder = new URL('./migrations/', import.meta.url)
const advisoryLock = 7_316_001

interface Journal {
  entries: { tag: string }[]
}

/** Brings the schema up to date: each migration whole or not at all, one process at a time. */
export async function migrate(database: Database): Promise<string[]> {
  const journal = JSON.parse(await readFile(new URL('meta/_journal.json', folder), 'utf8')) as Journal
  const applied: string[] = []
  for (const { tag } of journal.entries) {
    const text = await readFile(new URL(`${tag}.sql`, folder), 'utf8')
    if (await database.transaction((tx) => applyOnce(tx, database.kind, tag, text))) applied.push(tag)
  }
  await database.transaction(savePlanCatalogue)
  return applied
}

async function applyOnce(tx: Orm, kind: Database['kind'], tag: string, text: string): Promise<boolean> {
  if (kind === 'postgres') await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`)
  await tx.execute(
    sql`create table if not exists schema_migrations (tag text primary key, applied_at timestamptz not null default now())`,
  )
  const known = await rowsOf<{ tag: string }>(tx, sql`select tag from schema_migrations where tag = ${tag}`)
  if (known.length > 0) return false
  for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  await tx.execute(sql`insert into schema_migrations (tag) values (${tag})`)
  return true
}
