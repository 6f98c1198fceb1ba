import { sql } from 'drizzle-orm'
import type { Env } from '../env.ts'
import { type Database, openDatabase, type ReadingDatabase, rowsOf } from './client.ts'
import { migrate } from './migrate.ts'

type OwnerEnv = Pick<Env, 'DATABASE_OWNER_URL' | 'DATA_DIR'>

/**
 * Migrates. With a separate owner role, that role migrates and then grants the program's role only what it needs: no
 * table is its own, and what is on record it can neither change nor remove.
 */
export async function migrateAsOwner(db: Database, env: OwnerEnv): Promise<void> {
  await asOwner(db, env, migrate)
  if (!env.DATABASE_OWNER_URL) return
  const [program] = await rowsOf<{ role: string }>(db.orm, sql`select current_user as role`)
  if (!program) throw new Error('The database does not say who asks')
  await asOwner(db, env, (owner) => grant(owner, program.role))
}

/**
 * Runs work that only the owner of the tables may do, over a connection of the owner's role where there is
 * one.
 */
export async function asOwner<Result>(
  db: ReadingDatabase,
  { DATABASE_OWNER_URL: ownerUrl, DATA_DIR: dataDir }: OwnerEnv,
  work: (owner: Database) => Promise<Result>,
): Promise<Result> {
  if (!ownerUrl) return work(db as Database)
  const owner = await openDatabase({ databaseUrl: ownerUrl, poolSize: 1, dataDir })
  try {
    return await work(owner)
  } finally {
    await owner.close()
  }
}

async function grant(owner: Database, name: string): Promise<void> {
  const role = sql.identifier(name)
  await owner.transaction(async (tx) => {
    const [self] = await rowsOf<{ same: boolean }>(tx, sql`select current_user = ${name} as same`)
    if (self?.same)
      throw new Error('DATABASE_OWNER_URL and DATABASE_URL name the same role; give each its own.')
    await tx.execute(sql`grant usage on schema public to ${role}`)
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${role}`)
    await tx.execute(sql`revoke update, delete, truncate on audit, audit_seals, audit_anchors from ${role}`)
    await tx.execute(sql`revoke insert, update, delete on schema_migrations from ${role}`)
  })
}
