import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { fileStores } from '../testing/file-stores.ts'
import { diskFiles } from './disk-files.ts'
import type { FileStore } from './files.ts'
import { sealAll, sealedFiles } from './sealed-files.ts'

const piece = 64 * 1024
const mib = 1024 * 1024
const old = 'an old secret for tests of thirty-two letters'
const fresh = 'a fresh secret for tests of thirty-two letters'

const { stores, root } = fileStores()

const save = (store: FileStore, key: string, bytes: Buffer) =>
  store.save(key, Readable.from([bytes.subarray(0, 70_001), bytes.subarray(70_001)], { objectMode: false }))

async function read(store: FileStore, key: string): Promise<Buffer> {
  const bytes = await store.open(key)
  if (!bytes) throw new Error('Nothing is there')
  return buffer(bytes)
}

async function keysOf(store: FileStore): Promise<string[]> {
  const keys = new Set<string>()
  for await (const { key } of store.list()) keys.add(key)
  return [...keys].sort()
}

describe.each(stores)('sealed files in %s', (_name, open) => {
  let bare: FileStore
  let store: FileStore

  beforeEach(() => {
    bare = open()
    store = sealedFiles(bare, { DATA_SECRET: fresh, SESSION_SECRET: undefined })
  })

  it.each([0, 1, 15, piece - 1, piece, piece + 1, 5 * mib])(
    'of %i bytes come back as they were, and lie there as nothing that can be read',
    async (size) => {
      const bytes = Buffer.alloc(size, 'clinical text ')
      const key = newId()
      const saved = await save(store, key, bytes)
      expect(saved).toMatchObject({ size, sha256: createHash('sha256').update(bytes).digest('hex') })
      expect((await read(store, key)).equals(bytes)).toBe(true)
      const kept = await read(bare, key)
      expect(kept.includes('clinical text')).toBe(false)
      expect(kept.length).toBe(16 + size + 16 * Math.max(1, Math.ceil(size / piece)))
      expect(await keysOf(store)).toContain(key)
      await store.remove(key)
      expect((await keysOf(bare)).filter((each) => each.endsWith(key.slice(-12)))).toEqual([])
      expect(await store.open(key)).toBeNull()
    },
  )

  it('never encrypt the same bytes to the same', async () => {
    const [one, other] = [newId(), newId()]
    for (const key of [one, other]) await save(store, key, Buffer.alloc(1000))
    expect((await read(bare, one)).equals(await read(bare, other))).toBe(false)
  })

  it('leave nothing when the upload breaks off', async () => {
    const broken = Readable.from(
      (function* () {
        yield randomBytes(100_000)
        throw new Error('aborted')
      })(),
      { objectMode: false },
    )
    const before = await keysOf(bare)
    await expect(store.save(newId(), broken)).rejects.toThrow('aborted')
    expect(await keysOf(bare)).toEqual(before)
  })

  it('are read beside what was stored before, until that is encrypted too', async () => {
    const [before, after] = [newId(), newId()]
    const bytes = randomBytes(200_000)
    await save(bare, before, bytes)
    await save(store, after, bytes)
    expect((await read(store, before)).equals(bytes)).toBe(true)
    const env = { DATA_SECRET: fresh, SESSION_SECRET: undefined }
    expect(await sealAll(bare, env)).toEqual({ content: 1, keys: 0 })
    expect((await read(bare, before)).equals(bytes)).toBe(false)
    expect((await read(store, before)).equals(bytes)).toBe(true)
    expect(await sealAll(bare, env)).toEqual({ content: 0, keys: 0 })
  })

  it('survive a death while they are encrypted: the key is there, the content not yet', async () => {
    const key = newId()
    const bytes = randomBytes(100_000)
    await save(store, key, randomBytes(10))
    await save(bare, key, bytes)
    expect((await read(store, key)).equals(bytes)).toBe(true)
    expect(await sealAll(bare, { DATA_SECRET: fresh, SESSION_SECRET: undefined })).toMatchObject({
      content: 1,
    })
    expect((await read(store, key)).equals(bytes)).toBe(true)
    expect((await read(bare, key)).equals(bytes)).toBe(false)
  })

  it('change their secret without their content', async () => {
    const key = newId()
    const bytes = randomBytes(150_000)
    await save(sealedFiles(bare, { DATA_SECRET: old, SESSION_SECRET: undefined }), key, bytes)
    const kept = await read(bare, key)
    const both = { DATA_SECRET: `${fresh},${old}`, SESSION_SECRET: undefined }
    expect((await read(sealedFiles(bare, both), key)).equals(bytes)).toBe(true)
    await expect(store.open(key)).rejects.toThrow()
    expect(await sealAll(bare, both)).toEqual({ content: 0, keys: 1 })
    expect((await read(bare, key)).equals(kept)).toBe(true)
    expect((await read(store, key)).equals(bytes)).toBe(true)
    expect(await sealAll(bare, both)).toEqual({ content: 0, keys: 0 })
  })

  it('are not handed over without their secret', async () => {
    const key = newId()
    await save(store, key, randomBytes(10))
    const without = sealedFiles(bare, { DATA_SECRET: undefined, SESSION_SECRET: fresh })
    await expect(without.open(key)).rejects.toThrow('DATA_SECRET is not set')
    await expect(sealAll(bare, { DATA_SECRET: undefined, SESSION_SECRET: fresh })).rejects.toThrow()
  })
})

describe('a sealed file that somebody has changed', () => {
  const size = 3 * piece + 100
  let folder: string
  let store: FileStore
  let key: string
  let path: string
  let whole: Buffer

  beforeEach(async () => {
    folder = join(root(), newId())
    store = sealedFiles(diskFiles(folder), { DATA_SECRET: fresh, SESSION_SECRET: undefined })
    key = newId()
    await save(store, key, randomBytes(size))
    path = join(folder, key.slice(-2), key)
    whole = await readFile(path)
  })

  const block = piece + 16
  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['one bit', (bytes) => Buffer.from(bytes.map((each, at) => (at === 100_000 ? each ^ 1 : each)))],
    ['its end, within a piece', (bytes) => bytes.subarray(0, -1)],
    ['its last piece', (bytes) => bytes.subarray(0, 16 + 3 * block)],
    ['all but its first piece', (bytes) => bytes.subarray(0, 16 + block)],
    ['all of its pieces', (bytes) => bytes.subarray(0, 16)],
    [
      'the order of its pieces',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 16),
          bytes.subarray(16 + block, 16 + 2 * block),
          bytes.subarray(16, 16 + block),
          bytes.subarray(16 + 2 * block),
        ]),
    ],
    ['something after its end', (bytes) => Buffer.concat([bytes, randomBytes(50)])],
  ])('is not handed over: %s', async (_what, change) => {
    await writeFile(path, change(whole))
    await expect(read(store, key)).rejects.toThrow('not what was written')
    await writeFile(path, whole)
    expect((await read(store, key)).length).toBe(size)
  })

  it('is not handed over in place of another', async () => {
    const other = newId()
    await save(store, other, randomBytes(10))
    await writeFile(join(folder, other.slice(-2), other), whole)
    await expect(read(store, other)).rejects.toThrow('not what was written')
    await truncate(path, 0)
  })

  it('is as private as the others: nobody else can read it', async () => {
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(names.filter((entry) => entry.isFile()).length).toBe(2)
  })
})
