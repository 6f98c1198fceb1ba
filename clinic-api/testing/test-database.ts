import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, type DatabaseLocation, openDatabase } from '../db/client.ts'
import { openInMemory } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { migratedDump } from './migrated-dump.ts'

/** For promises that depend on how a database locks, recovers, listens or changes its tables. */
export const databaseKinds = ['pglite', 'postgres'] as const

export type DatabaseKind = (typeof databaseKinds)[number]

/** For all other promises: the kind that answers sooner. */
export const anyDatabase: readonly DatabaseKind[] = ['postgres']

/**
 * For files whose promises hold on any database and that together run nine of ten of the API's statements: in the whole
 * suite on both kinds, because each has a driver of its own, which sends parameters and reads rows in its own way.
 */
export const statementKinds = process.env.TEST_EVERY_DATABASE ? databaseKinds : anyDatabase

type Reading = Pick<DatabaseLocation, 'readUrl' | 'nowMs'>

export interface TestDatabase {
  db: Database
  /** Address for other processes; null for the database in memory. */
  url: string | null
  close(): Promise<void>
}

/** One of the run's PostgreSQL server in which nothing is. */
export function openEmptyDatabase(): Promise<TestDatabase> {
  return openOnServer({}, 'template0')
}

/** A migrated database of its own: in memory, on the run's PostgreSQL server, or on the one at an address. */
export function openTestDatabase(kind: DatabaseKind | URL, reading: Reading = {}): Promise<TestDatabase> {
  if (kind === 'pglite') return openMemory()
  return kind === 'postgres' ? openOnServer(reading) : openAt(kind.href, reading)
}

/** The server is the test's own and goes with all that is on it. */
async function openAt(url: string, reading: Reading): Promise<TestDatabase> {
  const db = await openDatabase({ databaseUrl: url, dataDir: '', ...reading })
  await migrate(db)
  return { db, url, close: () => db.close() }
}

async function openMemory(): Promise<TestDatabase> {
  const { database } = await openInMemory(await migratedDump())
  return { db: database, url: null, close: () => database.close() }
}

const template = 'consulta_template'

/** The migrated database that the others of the server are copies of. */
export async function createTemplate(serverUrl: string): Promise<void> {
  await administer(serverUrl, `create database ${template}`)
  const db = await openDatabase({ databaseUrl: `${serverUrl}/${template}`, dataDir: '' })
  await migrate(db)
  await db.close()
}

/** Copied as files, which takes a third of the processor time that logging each page of the copy does. */
async function openOnServer(reading: Reading, like = template): Promise<TestDatabase> {
  const response = await fetch(inject('postgresBroker'))
  const serverUrl = await response.text()
  if (!response.ok) throw new Error(serverUrl)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(serverUrl, `create database ${name} template ${like} strategy file_copy`)
  const url = `${serverUrl}/${name}`
  const db = await openDatabase({ databaseUrl: url, dataDir: '', ...reading })
  return {
    db,
    url,
    async close() {
      await db.close()
      await administer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

const administrators = new Map<string, pg.Pool>()

/** On a connection that stays for the next one: to connect takes longer than most statements. */
async function administer(serverUrl: string, statement: string): Promise<void> {
  let pool = administrators.get(serverUrl)
  if (!pool) {
    pool = new pg.Pool({ connectionString: `${serverUrl}/postgres`, max: 1, allowExitOnIdle: true })
    // The server goes when the tests are over.
    pool.on('error', () => {})
    administrators.set(serverUrl, pool)
  }
  await pool.query(statement)
}
