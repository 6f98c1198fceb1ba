import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { type Orm, rowsOf } from '../../db/client.ts'
import type { FileStore } from '../../ports/files.ts'
import { measure } from '../../ports/measure.ts'
import type { Box } from './backup-box.ts'
import { filePath, type Manifest } from './manifest.ts'

/** A backup on the disk. */
export interface Place {
  folder: string
  box: Box
}

type FileEntry = NonNullable<Manifest['files']>[number]

/** Rows of the files in use and of the locked ones; an older version has no table of locked files. */
export async function listFileRows(orm: Orm): Promise<FileEntry[]> {
  const [{ isKnown } = { isKnown: false }] = await rowsOf<{ isKnown: boolean }>(
    orm,
    sql`select to_regclass('locked_files') is not null "isKnown"`,
  )
  const columns = sql.raw('select storage_key "key", size::float8 size, sha256 from')
  const locked = isKnown ? sql`union all ${columns} locked_files` : sql``
  return rowsOf<FileEntry>(orm, sql`${columns} files ${locked} order by 1`)
}

/** Copies the bytes out of the store; answers the keys that it does not have, or has with other bytes. */
export async function copyOut(
  store: FileStore,
  entries: readonly FileEntry[],
  { folder, box }: Place,
): Promise<string[]> {
  const faulty: string[] = []
  for (const { key, sha256 } of entries) {
    const bytes = await store.open(key)
    if (!bytes) {
      faulty.push(key)
      continue
    }
    const { passage, result } = measure()
    const path = filePath(folder, key)
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(bytes, passage, (content: AsyncIterable<Buffer>) => box.write(path, content), file)
    if (result().sha256 !== sha256) faulty.push(key)
  }
  return faulty
}

/** Copies the bytes into the store. Throws when a file is not what the backup says. */
export async function copyIn(
  store: FileStore,
  entries: readonly FileEntry[],
  { folder, box }: Place,
): Promise<void> {
  for (const { key, sha256 } of entries) {
    const saved = await store.save(key, box.read(filePath(folder, key)))
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
