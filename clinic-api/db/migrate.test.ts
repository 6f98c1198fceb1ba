import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { databaseKinds, openEmptyDatabase, openTestDatabase } from '../testing/test-database.ts'
import { openDatabase, rowsOf } from './client.ts'
import { migrate } from './migrate.ts'

describe.each(databaseKinds)('migrations on %s', (kind) => {
  it('do nothing the second time', { tags: 'slow' }, async () => {
    const { db, close } = await openTestDatabase(kind)
    expect(await migrate(db)).toEqual([])
    await close()
  })

  it('leave nothing of one that fails', { tags: 'slow' }, async () => {
    const { db, close } = await openTestDatabase(kind)
    const broken = db.transaction(async (tx) => {
      await tx.execute(sql`create table half_way (id text)`)
      await tx.execute(sql`create table users (id text)`)
    })
    await expect(broken).rejects.toThrow()
    const found = await rowsOf(db.orm, sql`select 1 from pg_tables where tablename = 'half_way'`)
    expect(found).toEqual([])
    await close()
  })
})

describe('migrations', () => {
  it('run once when two processes start at the same moment', { tags: 'slow' }, async () => {
    const { url, close } = await openEmptyDatabase()
    const databases = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl: url ?? '', dataDir: '' })),
    )
    const applied = await Promise.all(databases.map((db) => migrate(db)))
    expect(applied.filter((tags) => tags.includes('0000_baseline'))).toHaveLength(1)
    await Promise.all(databases.map((db) => db.close()))
    await close()
  })

  it('say what the schema of the program says', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'consulta-drift-'))
    const root = new URL('../../', import.meta.url).pathname
    await promisify(execFile)('cp', ['-r', `${root}clinic-api/db/migrations`, folder])
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        `${root}node_modules/drizzle-kit/bin.cjs`,
        'generate',
        '--dialect=postgresql',
        '--schema=./clinic-api/db/schema/*.ts',
        `--out=${relative(root, join(folder, 'migrations'))}`,
      ],
      { cwd: root },
    )
    expect(stdout).toContain('No schema changes')
    await rm(folder, { recursive: true })
  })
})
