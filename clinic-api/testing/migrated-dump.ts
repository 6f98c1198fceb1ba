import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createOnce, openInMemory } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'

/** Puts an empty, migrated database into a data folder: a program that starts there need not make one. */
export async function prepareDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  await createOnce(join(dataDir, 'db'), await migratedDump())
}

/** Migrating takes longer than loading: the result is kept between runs, under the migrations' fingerprint. */
export async function migratedDump(): Promise<Blob> {
  const path = join(tmpdir(), `consulta-test-${await fingerprint()}.tar`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return new Blob([new Uint8Array(kept)])
  const { database, dump } = await openInMemory()
  await migrate(database)
  const made = await dump()
  await database.close()
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, Buffer.from(await made.arrayBuffer()))
  await rename(draft, path)
  return made
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const folder = new URL('../db/migrations/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  for (const name of names) hash.update(await readFile(new URL(name, folder)))
  hash.update(await readFile(new URL('../../contract/plans.ts', import.meta.url)))
  const { version } = process
  return hash.update(version).digest('hex').slice(0, 16)
}
