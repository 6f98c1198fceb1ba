import { createReadStream, createWriteStream, type StatsFs } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { reached } from '../reached.ts'
import type { FileStore, StoredBytes } from './files.ts'
import { measure } from './measure.ts'
import { syncFolder } from './sync-folder.ts'

const keyForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Volume = Pick<StatsFs, 'bavail' | 'blocks' | 'bsize'>

/** Bytes of a disk that uploads leave free: a tenth of a small one. */
const mostReserved = 256 * 1024 * 1024

/** One file a key below `root`, spread over 256 folders by the random end of the key. */
export function diskFiles(root: string, volumeOf: (path: string) => Promise<Volume> = statfs): FileStore {
  const incoming = join(root, 'incoming')

  function pathOf(key: string): string {
    if (!keyForm.test(key)) throw new Error('Not a key of the file store')
    return join(root, key.slice(-2), key)
  }

  return {
    async save(key, bytes) {
      const path = pathOf(key)
      const draft = join(incoming, key)
      await mkdir(incoming, { recursive: true })
      const { passage, result } = measure()
      try {
        await pipeline(bytes, passage, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }))
        await mkdir(dirname(path), { recursive: true })
        await rename(draft, path)
        await syncFolder(dirname(path))
      } catch (error) {
        reached('files: a broken upload is removed')
        await rm(draft, { force: true })
        throw error
      }
      return result()
    },

    async open(key) {
      const file = await open(pathOf(key), 'r').catch(absentIsNull)
      return file && createReadStream('', { fd: file })
    },

    remove: (key) => rm(pathOf(key), { force: true }),

    async *list() {
      for (const folder of await readdir(root).catch(absentIsEmpty)) {
        if (folder !== 'incoming') yield* filesIn(join(root, folder))
      }
    },

    async hasReserve() {
      await mkdir(root, { recursive: true })
      const { bavail, blocks, bsize } = await volumeOf(root)
      return bavail * bsize > Math.min(mostReserved, (blocks * bsize) / 10)
    },

    async removeUnfinished(before) {
      let removed = 0
      for await (const { key, changedAt } of filesIn(incoming)) {
        if (changedAt >= before) continue
        await rm(join(incoming, key), { force: true })
        removed += 1
      }
      return removed
    },
  }
}

async function* filesIn(folder: string): AsyncIterable<StoredBytes> {
  for (const key of await readdir(folder).catch(absentIsEmpty)) {
    const found = await stat(join(folder, key)).catch(absentIsNull)
    if (found && keyForm.test(key)) yield { key, changedAt: found.mtime }
  }
}

function absentIsNull(error: unknown): null {
  if (isAbsent(error)) return null
  throw error
}

function absentIsEmpty(error: unknown): string[] {
  if (isAbsent(error)) return []
  throw error
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
