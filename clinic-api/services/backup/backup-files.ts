import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import type { FileStore } from '../../ports/files.ts'
import { measure } from '../../ports/measure.ts'
import { filePath, type Manifest } from './manifest.ts'

type FileEntry = NonNullable<Manifest['files']>[number]

export function listFileRows(orm: Orm): Promise<FileEntry[]> {
  return rowsOf<FileEntry>(
    orm,
    sql`select storage_key "key", size::float8 size, sha256 from files order by storage_key`,
  )
}

/** Copies the bytes out of the store; answers the keys that it does not have, or has with other bytes. */
export async function copyOut(
  store: FileStore,
  entries: readonly FileEntry[],
  folder: string,
): Promise<string[]> {
  const faulty: string[] = []
  for (const { key, sha256 } of entries) {
    const bytes = await store.open(key)
    if (!bytes) {
      faulty.push(key)
      continue
    }
    const { passage, result } = measure()
    await pipeline(
      bytes,
      passage,
      createWriteStream(filePath(folder, key), { flags: 'wx', mode: 0o600, flush: true }),
    )
    if (result().sha256 !== sha256) faulty.push(key)
  }
  return faulty
}

/** Copies the bytes into the store. Throws when a file is not what the backup says. */
export async function copyIn(store: FileStore, entries: readonly FileEntry[], folder: string): Promise<void> {
  for (const { key, sha256 } of entries) {
    const saved = await store.save(key, createReadStream(filePath(folder, key)))
    if (saved.sha256 === sha256) continue
    await store.remove(key)
    throw new Error(`The backup is damaged: file ${key} is not what it was.`)
  }
}

export async function keysOf(store: FileStore): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const { key } of store.list()) keys.add(key)
  return keys
}
