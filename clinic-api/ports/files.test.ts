import { createHash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 as newId } from 'uuid'
import { describe, expect, it } from 'vitest'
import { fileStores } from '../testing/file-stores.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './files.ts'

const mib = 1024 * 1024

const { stores, root, unfinished } = fileStores()

/** Chunks of an odd size, as a network brings them. */
function streamOf(bytes: Buffer): Readable {
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += 60_001) yield bytes.subarray(at, at + 60_001)
  }
  return Readable.from(chunks(), { objectMode: false })
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys
}

describe.each(stores)('%s', (_name, open) => {
  it.each([0, 1, 4096, 16 * mib, 40 * mib + 7])('keeps %i bytes and their hash', async (size) => {
    const store = open()
    const bytes = randomBytes(size)
    const key = newId()
    const saved = await store.save(key, streamOf(bytes))
    expect(saved).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
    expect(saved.head.equals(bytes.subarray(0, 4096))).toBe(true)
    const back = await store.open(key)
    expect(back && (await buffer(back)).equals(bytes)).toBe(true)
    expect(await keysOf(store)).toContain(key)
    await store.remove(key)
    await store.remove(key)
    expect(await store.open(key)).toBeNull()
  })

  it('keeps nothing of a stream that breaks off', async () => {
    const store = open()
    const key = newId()
    const broken = async function* () {
      yield randomBytes(20 * mib)
      throw new Error('cable cut')
    }
    await expect(store.save(key, Readable.from(broken()))).rejects.toThrow()
    expect(await store.open(key)).toBeNull()
    expect(await keysOf(store)).not.toContain(key)
    expect(unfinished()).toEqual([])
    expect(await readdir(join(root(), 'disk', 'incoming')).catch(() => [])).toEqual([])
  })
})

it.each(['../../etc/passwd', '/etc/passwd', 'x', ''])(
  'takes no key that it did not make: %j',
  async (key) => {
    const store = diskFiles(root())
    await expect(store.save(key, Readable.from('x'))).rejects.toThrow()
    await expect(store.open(key)).rejects.toThrow()
  },
)

describe('a folder’s reserve', () => {
  const gib = 1024 * mib
  const volume = (size: number, free: number) => async () => ({ bavail: free, blocks: size, bsize: 1 })

  it.each([
    ['a large disk with 300 MiB', 100 * gib, 300 * mib, true],
    ['a large disk with 200 MiB', 100 * gib, 200 * mib, false],
    ['a disk of 200 MiB with 30', 200 * mib, 30 * mib, true],
    ['a disk of 200 MiB with 10', 200 * mib, 10 * mib, false],
  ])('of %s is there: %s', async (_what, size, free, expected) => {
    const store = diskFiles(join(root(), 'reserve'), volume(size, free))
    expect(await store.hasReserve()).toBe(expected)
  })
})
