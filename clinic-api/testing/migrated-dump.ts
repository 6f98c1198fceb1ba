import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedPath } from '../db/baseline.ts'
import type { Database } from '../db/client.ts'
import { createOnce, openInMemory } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

/** Puts an empty, migrated database into a data folder: a program that starts there need not make one. */
export async function prepareDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await createOnce(embeddedPath(dataDir), await migratedDump())
}

let loaded: Promise<Blob> | undefined

/** An empty, migrated database, which each test opens a copy of. */
export function migratedDump(): Promise<Blob> {
  loaded ??= loadOrMake()
  return loaded
}

/** Migrating takes longer than loading: the result is kept between runs, under the fingerprint of what it is made of. */
async function loadOrMake(): Promise<Blob> {
  const path = join(tmpdir(), `consulta-test-${await fingerprint()}.tar`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return new Blob([new Uint8Array(kept)])
  const { database, dump } = await openInMemory()
  await migrate(database)
  await dropBallast(database)
  const made = await dump()
  await database.close()
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await made.arrayBuffer()))
  await rename(draft, path)
  return made
}

/** Two thirds of what opening a copy takes: memory that few rows leave empty, and what new databases are copied from. */
async function dropBallast({ orm }: Database): Promise<void> {
  await orm.execute(`alter system set shared_buffers = '16MB'`)
  for (const name of ['template0', 'template1']) {
    await orm.execute(`alter database ${name} is_template false`)
    await orm.execute(`drop database ${name}`)
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const folder = new URL('../db/migrations/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  const parts = [
    ...names.map((name) => new URL(name, folder)),
    new URL('../../contract/plans.ts', import.meta.url),
    new URL(import.meta.url),
  ]
  for (const part of parts) hash.update(await readFile(part))
  return hash.update(process.version).digest('hex').slice(0, 16)
}
