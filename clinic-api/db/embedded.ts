import { chmod, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { markBaseline } from './baseline.ts'
import type { Database, Statement } from './client.ts'
import { retryConflicts } from './retry.ts'
import { timedStatement } from './timed-statement.ts'

const extensions = { btree_gist, pg_trgm }

/** The embedded database at `path`, which the caller owns; `onClose` gives it back. */
export async function openEmbedded(path: string, onClose: () => Promise<void>): Promise<Database> {
  await createOnce(path)
  const database = wrap(await PGlite.create(path, { extensions }))
  return {
    ...database,
    async close() {
      await database.close()
      await onClose()
    },
  }
}

/** A database that lives in memory, optionally from the dump of another. */
export async function openInMemory(dump?: Blob): Promise<{ database: Database; dump(): Promise<Blob> }> {
  const client = await PGlite.create({ extensions, ...(dump ? { loadDataDir: dump } : {}) })
  return { database: wrap(client), dump: () => client.dumpDataDir('none') }
}

/**
 * Made under another name and renamed, so that a death half-way leaves nothing that looks like a database. Optionally
 * from the dump of another, which takes a tenth of the time.
 */
export async function createOnce(path: string, dump?: Blob): Promise<void> {
  if (await stat(path).catch(() => null)) return
  const draft = `${path}.new`
  await rm(draft, { recursive: true, force: true })
  const client = await PGlite.create(draft, { extensions, ...(dump ? { loadDataDir: dump } : {}) })
  await client.close()
  await markBaseline(draft)
  await keepForOwner(draft)
  await rename(draft, path)
}

/** PGlite sets its own modes on its first files and ignores the process's umask. */
async function keepForOwner(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  }
}

function wrap(client: PGlite): Database {
  const query = client.query.bind(client)
  timeStatements(client)
  const { transaction } = client
  client.transaction = (work) => transaction.call(client, (tx) => work(timeStatements(tx))) as never
  const orm = drizzle(client)
  return {
    kind: 'pglite',
    orm,
    async run<Row>(statement: Statement, values: readonly unknown[]) {
      const ask = () => query<Row>(statement.text, [...values])
      const result = await retryConflicts(() => timedStatement(statement, ask))
      return result.rows
    },
    transaction: (work) => retryConflicts(() => orm.transaction(work)),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    async ping() {
      await client.query('select 1')
    },
    connections: () => ({ busy: 1 }),
    close: () => client.close(),
  }
}

function timeStatements<Asked extends Pick<Transaction, 'query'>>(client: Asked): Asked {
  const query = client.query.bind(client)
  client.query = (text, ...rest) => timedStatement({ text }, () => query(text, ...rest)) as never
  return client
}
