import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everythingIn } from '../testing/everything-in.ts'
import { prepareDatabase } from '../testing/migrated-dump.ts'
import { openEmptyDatabase } from '../testing/test-database.ts'
import { olderDataIn } from './baseline.ts'
import { openDatabase, rowsOf } from './client.ts'
import { migrate } from './migrate.ts'

describe('a data folder', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'consulta-older-'))
  })
  afterEach(() => rm(dataDir, { recursive: true }))

  it('of an older version is refused and left as it is', { tags: 'slow' }, async () => {
    await prepareDatabase(dataDir)
    // No version before the baseline has left this file.
    await rm(join(dataDir, 'db/consulta-baseline'))
    const before = await everythingIn(dataDir)
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      `The data in ${dataDir} is of an older version, and this one cannot bring its database up to date; nothing was changed. ` +
        'To keep the data, go on with the version that wrote it, or choose another DATA_DIR. To begin anew: npm run demo:reset.',
    )
    expect(await everythingIn(dataDir)).toEqual(before)
  })

  it('that is empty, or of this version, is not', { tags: 'slow' }, async () => {
    expect(await olderDataIn(dataDir)).toBeNull()
    await prepareDatabase(dataDir)
    expect(await olderDataIn(dataDir)).toBeNull()
  })
})

it('a server’s database of an older version is refused and left as it is', async () => {
  const { db, close } = await openEmptyDatabase()
  await db.orm.execute(sql`create table schema_migrations (tag text primary key, applied_at timestamptz)`)
  await db.orm.execute(sql`insert into schema_migrations (tag) values ('0000_initial')`)
  await expect(migrate(db)).rejects.toThrow('The database is of an older version')
  const tables = await rowsOf(db.orm, sql`select tablename from pg_tables where schemaname = 'public'`)
  expect(tables).toEqual([{ tablename: 'schema_migrations' }])
  await close()
})
