import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { isOlder, knownMigrations, olderDatabase } from '../../db/baseline.ts'
import { type Database, type Orm, rowsOf } from '../../db/client.ts'
import { appliedMigrations, migratedTables } from '../../db/migrate.ts'
import type { FileStore } from '../../ports/files.ts'
import { syncFolder } from '../../ports/sync-folder.ts'
import type { Box } from './backup-box.ts'
import { copyOut, listFileRows } from './backup-files.ts'
import { dumpTables } from './dump-tables.ts'
import { type Manifest, manifestName } from './manifest.ts'

interface Source {
  db: Database
  /** Null leaves the files out, for a store that keeps versions itself. */
  files: FileStore | null
  now: Date
  seal: string | null
  /** How its contents are kept. */
  box: Box
}

const attempts = 3

/**
 * Writes a backup into `target`, which appears only when it is complete. The database is as it was at one moment;
 * others may write meanwhile. Throws a sentence when the target is there already or bytes are missing.
 */
export async function makeBackup(source: Source, target: string): Promise<Manifest> {
  const folder = resolve(target)
  if ((await readdir(folder).catch(() => [])).length > 0) {
    throw new Error(`${target} is not empty; a backup needs a folder of its own.`)
  }
  const draft = `${folder}.${process.pid}.new`
  try {
    const manifest = await write(source, draft, attempts)
    await rm(folder, { recursive: true, force: true })
    await rename(draft, folder)
    await syncFolder(dirname(folder))
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function write(source: Source, draft: string, triesLeft: number): Promise<Manifest> {
  const { db, files: store, now, seal, box } = source
  const place = { folder: draft, box }
  await rm(draft, { recursive: true, force: true })
  for (const part of ['tables', 'files']) await mkdir(join(draft, part), { recursive: true, mode: 0o700 })
  const snapshot = await db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`)
    const migrations = await migrationsOf(tx)
    const names = await tablesOf(tx, migrations)
    return {
      migrations,
      tables: await dumpTables(tx, names, place),
      files: store && (await listFileRows(tx)),
    }
  })
  const faulty = store && snapshot.files ? await copyOut(store, snapshot.files, place) : []
  if (faulty.length > 0) {
    const named = new Set((await listFileRows(db.orm)).map(({ key }) => key))
    const lost = faulty.filter((key) => named.has(key))
    if (lost.length > 0)
      throw new Error(`The bytes of these files are missing or damaged: ${lost.join(', ')}.`)
    if (triesLeft === 1) throw new Error('Files are being removed all the time; try again later.')
    // Files were removed meanwhile: without another try the backup would have rows without bytes.
    return write(source, draft, triesLeft - 1)
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: now.toISOString(),
    seal,
    sealedKey: box.sealedKey,
    ...snapshot,
  }
  await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  for (const part of ['tables', 'files', '']) await syncFolder(join(draft, part))
  return manifest
}

/** The tables whose rows a backup holds. */
async function tablesOf(tx: Orm, migrations: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select tablename "name" from pg_tables where schemaname = current_schema()`,
  )
  const there = new Set(rows.map(({ name }) => name))
  // A later migration may have taken away what an earlier one made.
  return (await migratedTables(migrations)).filter((name) => name !== 'schema_migrations' && there.has(name))
}

async function migrationsOf(tx: Orm): Promise<string[]> {
  const applied = await appliedMigrations(tx)
  if (applied.length === 0)
    throw new Error('There is no data to back up: the database has never been set up.')
  if (await isOlder(applied)) throw new Error(olderDatabase)
  const known = new Set(await knownMigrations())
  if (applied.some((tag) => !known.has(tag)))
    throw new Error('The database is of a newer version of this program; use that one.')
  return applied
}
