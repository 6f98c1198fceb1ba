import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { knownMigrations } from '../../db/baseline.ts'
import { type Database, rowsOf } from '../../db/client.ts'
import { applyOnce, migrate } from '../../db/migrate.ts'
import { diskFiles } from '../../ports/disk-files.ts'
import type { FileStore } from '../../ports/files.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { newBox } from './backup-box.ts'
import { keysOf } from './backup-files.ts'
import { makeBackup } from './make-backup.ts'
import { filePath, type Manifest, readManifest, tablePath } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

describe('a restore', () => {
  let root: string
  let folder: string
  let db: Database
  let files: FileStore
  let close: () => Promise<void>

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'consulta-backup-'))
    folder = join(root, 'backup')
    files = diskFiles(join(root, 'files'))
    const opened = await openTestDatabase('pglite')
    db = opened.db
    close = opened.close
  })
  afterEach(async () => {
    await close()
    await rm(root, { recursive: true })
  })

  const backUp = () => makeBackup({ db, files, now: new Date(0), seal: null, box: newBox({}) }, folder)
  const restore = (replace = true) => restoreBackup({ db, files, replace, secrets: {} }, folder)
  const rewrite = (manifest: Manifest) => writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
  const emails = () => rowsOf(db.orm, sql`select email from users order by email`)

  async function addUser(email: string): Promise<void> {
    await db.orm.execute(sql`insert into users (id, email, password_hash, roles, created_at, updated_at)
      values (${email}, ${email}, 'x', array['admin', 'doctor'], '2026-01-01 00:00:00.123456Z', now())`)
  }

  async function addFile(bytes: Buffer): Promise<string> {
    const key = newId()
    const { size, sha256 } = await files.save(key, Readable.from([bytes]))
    await db.orm.execute(sql`insert into patients (id, user_id, name, surname, birthdate, dni, city, sort_name,
        sort_surname, search, created_at, updated_at)
      select id, id, 'n', 's', '1990-01-01', 'd', 'c', 'n', 's', 'n', now(), now() from users limit 1`)
    await db.orm.execute(
      sql`insert into histories (id, patient_id, created_at) select id, id, now() from patients`,
    )
    await db.orm.execute(sql`insert into files (id, history_id, kind, original_name, content_type, size, sha256,
        storage_key, created_by, created_at)
      select ${key}, id, 'image', 'scan', 'image/png', ${size}, ${sha256}, ${key}, 'u', now() from histories`)
    return key
  }

  it('reads the same rows as the same file in whatever order they lie, of a table without a key as well', async () => {
    const days = ['2026-01-01', '2026-01-02', '2026-01-03']
    const dumped: Manifest['tables'] = []
    for (const [turn, order] of [days, days.toReversed()].entries()) {
      await db.orm.execute(sql`truncate insight_marks`)
      for (const day of order)
        await db.orm.execute(
          sql`insert into insight_marks (clinic_id, start_at, end_at) values ('c', ${day}, ${day})`,
        )
      const box = newBox({})
      const made = await makeBackup(
        { db, files, now: new Date(0), seal: null, box },
        join(root, `turn-${turn}`),
      )
      dumped.push(...made.tables.filter(({ name }) => name === 'insight_marks'))
    }
    expect(dumped).toHaveLength(2)
    expect(dumped[0]).toEqual(dumped[1])
  })

  it('takes a backup of the first schema and learns what is new since', async () => {
    const [first = ''] = await knownMigrations()
    await db.orm.execute(sql`drop schema public cascade`)
    await db.orm.execute(sql`create schema public`)
    await db.transaction((tx) => applyOnce(tx, 'pglite', first))
    await addUser('a@b.test')
    expect((await backUp()).migrations).toEqual([first])
    await addUser('later@b.test')
    await restore()
    expect(await migrate(db)).toEqual([])
    const users = await rowsOf(db.orm, sql`select email, roles, language, created_at::text at from users`)
    const roles = ['admin', 'doctor']
    expect(users).toEqual([
      { email: 'a@b.test', roles, language: null, at: expect.stringContaining('00:00.123456') },
    ])
  })

  it('refuses a backup from before the baseline, and names the version that can restore it', async () => {
    await addUser('a@b.test')
    const manifest = await backUp()
    await addUser('b@b.test')
    await rewrite({ ...manifest, migrations: ['0000_initial', '0001_user_language'] })
    await expect(restore()).rejects.toThrow(
      'The backup is of an older version, and this one cannot bring it up to date; nothing was changed. ' +
        'Restore it with the version that made it: npm run restore there.',
    )
    expect(await emails()).toHaveLength(2)
  })

  it('neither backs up nor replaces a database from before the baseline', async () => {
    await addUser('a@b.test')
    await backUp()
    await db.orm.execute(sql`update schema_migrations set tag = '0000_initial' where tag = '0000_baseline'`)
    await expect(restore()).rejects.toThrow('The database is of an older version')
    await rm(folder, { recursive: true })
    await expect(backUp()).rejects.toThrow('The database is of an older version')
    expect(await emails()).toEqual([{ email: 'a@b.test' }])
  })

  it('refuses a backup of a newer version', async () => {
    const manifest = await backUp()
    await rewrite({ ...manifest, migrations: [...manifest.migrations, '9999_future'] })
    await expect(restore()).rejects.toThrow('The backup is of a newer version')
  })

  it('throws nothing away unless it is told to', async () => {
    await addUser('a@b.test')
    await backUp()
    await addUser('b@b.test')
    await expect(restore(false)).rejects.toThrow('The database is not empty')
    expect(await emails()).toHaveLength(2)
    await restore()
    expect(await emails()).toEqual([{ email: 'a@b.test' }])
  })

  it.each(['a row', 'a file'])('touches nothing when %s is damaged', async (what) => {
    await addUser('a@b.test')
    const key = await addFile(Buffer.from('bytes'))
    await backUp()
    await addUser('b@b.test')
    await files.remove(key)
    await appendFile(what === 'a row' ? tablePath(folder, 'users') : filePath(folder, key), ' ')
    await expect(restore()).rejects.toThrow('The backup is damaged')
    expect(await emails()).toHaveLength(2)
    expect(await keysOf(files)).toEqual(new Set())
  })

  it('leaves everything as it was when the rows do not fit together', async () => {
    await addUser('a@b.test')
    const key = await addFile(Buffer.from('bytes'))
    const manifest = await backUp()
    await addUser('b@b.test')
    await files.remove(key)
    const orphan = (await readFile(tablePath(folder, 'histories'), 'utf8')).replaceAll('a@b.test', 'nobody')
    await writeFile(tablePath(folder, 'histories'), orphan)
    const sha256 = createHash('sha256').update(orphan).digest('hex')
    const tables = manifest.tables.map((table) => (table.name === 'histories' ? { ...table, sha256 } : table))
    await rewrite({ ...manifest, tables })
    await expect(restore()).rejects.toThrow()
    expect(await emails()).toHaveLength(2)
    expect(await keysOf(files)).toEqual(new Set())
    expect(await migrate(db)).toEqual([])
  })

  it('takes files away that the backup does not have, and brings back those that it has', async () => {
    await addUser('a@b.test')
    const key = await addFile(Buffer.from('bytes'))
    await backUp()
    await files.remove(key)
    await files.save(newId(), Readable.from([Buffer.from('other')]))
    await restore()
    expect(await keysOf(files)).toEqual(new Set([key]))
    expect((await readManifest(folder)).files).toHaveLength(1)
  })

  it('is preceded by a backup that says so when bytes are missing', async () => {
    await addUser('a@b.test')
    const key = await addFile(Buffer.from('bytes'))
    await files.remove(key)
    await expect(backUp()).rejects.toThrow(`missing or damaged: ${key}`)
    await expect(readManifest(folder)).rejects.toThrow('is no backup')
  })
})
