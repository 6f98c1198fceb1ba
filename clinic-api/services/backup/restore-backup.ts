import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { isOlder, knownMigrations, olderBackup, olderDatabase } from '../../db/baseline.ts'
import { type Database, type Orm, rowsOf } from '../../db/client.ts'
import { appliedMigrations, applyOnce, migratedTables } from '../../db/migrate.ts'
import { savePlanCatalogue } from '../../db/plan-catalogue.ts'
import type { FileStore } from '../../ports/files.ts'
import { measure } from '../../ports/measure.ts'
import type { SecretEnv } from '../../ports/secrets.ts'
import { openBox } from './backup-box.ts'
import { copyIn, keysOf, type Place } from './backup-files.ts'
import { loadTables } from './load-tables.ts'
import { filePath, type Manifest, readManifest, tablePath } from './manifest.ts'

/** The keys that can open a backup: the installation's secrets, or the private key that it was made for. */
export type BackupSecrets = SecretEnv & { backupKey?: string | undefined }

interface Target {
  db: Database
  files: FileStore
  /** Whether what is there already may be thrown away. */
  replace: boolean
  /** For a backup that is encrypted. */
  secrets: BackupSecrets
}

/**
 * Puts the backup in place of an empty database, or of any with `replace`: the database whole or not at all, the
 * files before it. Nothing is touched until everything in the backup was found to be as it was written. Throws a
 * sentence for a damaged, older or newer backup, a database that is not empty, or one that programs are using.
 */
export async function restoreBackup(
  { db, files, replace, secrets }: Target,
  folder: string,
): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (await isOlder(manifest.migrations)) throw new Error(olderBackup)
  const known = await knownMigrations()
  if (manifest.migrations.some((tag) => !known.includes(tag)))
    throw new Error('The backup is of a newer version of this program; restore it with that one.')
  const place = { folder, box: openBox(secrets, manifest.sealedKey, secrets.backupKey) }
  await verify(manifest, place)
  const tables = await migratedTables(known)
  if (await isOlder(await appliedMigrations(db.orm))) throw new Error(olderDatabase)
  await assertUnused(db)
  if (!replace) await assertEmpty(db, tables)

  const before = await keysOf(files)
  if (before.size > 0 && !replace && manifest.files) {
    throw new Error('The file store is not empty. Say --replace to throw away what is there.')
  }
  const entries = manifest.files ?? []
  try {
    await copyIn(files, entries, place)
    await db.transaction((tx) => replaceTables(tx, db.kind, manifest, { place, tables, known }))
  } catch (error) {
    for (const { key } of entries) if (!before.has(key)) await files.remove(key)
    throw error
  }
  const kept = new Set(entries.map(({ key }) => key))
  if (manifest.files) for (const key of before) if (!kept.has(key)) await files.remove(key)
  return manifest
}

interface Plan {
  place: Place
  /** Every table of this program. */
  tables: readonly string[]
  known: readonly string[]
}

/** The schema as it was when the backup was made, its rows, then what the program has learnt since. */
async function replaceTables(
  tx: Orm,
  kind: Database['kind'],
  manifest: Manifest,
  { place, tables, known }: Plan,
): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '10s'`)
  for (const name of tables) await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`)
  for (const tag of manifest.migrations) await applyOnce(tx, kind, tag)
  await loadTables(tx, manifest.tables, place)
  for (const tag of known) await applyOnce(tx, kind, tag)
  await savePlanCatalogue(tx)
  for (const { name, rows } of manifest.tables) await assertRows(tx, name, rows)
}

async function assertRows(tx: Orm, name: string, rows: number): Promise<void> {
  if (name === 'plans') return
  const [found] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::float8 count from ${sql.identifier(name)}`,
  )
  if (found?.count !== rows) throw new Error(`${name} has ${found?.count} rows instead of ${rows}.`)
}

async function assertEmpty({ orm }: Database, tables: readonly string[]): Promise<void> {
  const filledByItself = ['plans', 'schema_migrations']
  for (const name of tables.filter((table) => !filledByItself.includes(table))) {
    const [found] = await rowsOf<{ there: boolean }>(orm, sql`select to_regclass(${name}) is not null there`)
    if (!found?.there) continue
    const rows = await rowsOf(orm, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0) {
      throw new Error('The database is not empty. Say --replace to throw away what is there.')
    }
  }
}

/** A running clinic API listens all the time; the embedded database has its lock instead. */
async function assertUnused({ kind, orm }: Database): Promise<void> {
  if (kind === 'pglite') return
  const listening = await rowsOf(
    orm,
    sql`select 1 from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
  )
  if (listening.length > 0) {
    throw new Error('The database is in use: stop every clinic API that works on it first.')
  }
}

async function verify(manifest: Manifest, { folder, box }: Place): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ name, sha256 }) => ({ path: tablePath(folder, name), sha256 })),
    ...(manifest.files ?? []).map(({ key, sha256 }) => ({ path: filePath(folder, key), sha256 })),
  ]
  for (const { path, sha256 } of parts) {
    const { passage, result } = measure()
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
    await pipeline(box.read(path), passage, nowhere).catch(() => {
      throw new Error(`The backup is damaged: ${path} cannot be read.`)
    })
    if (result().sha256 !== sha256) throw new Error(`The backup is damaged: ${path} is not what it was.`)
  }
}
