import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { v7 as newId } from 'uuid'
import { expect, it } from 'vitest'
import { fileStores } from '../testing/file-stores.ts'
import { diskFiles } from './disk-files.ts'
import { sealedFiles } from './sealed-files.ts'

const mib = 1024 * 1024
const { root } = fileStores()

it('a sealed file needs no more memory when it is large than when it is small', async () => {
  const store = sealedFiles(diskFiles(join(root(), newId())), {
    DATA_SECRET: 'a fresh secret for tests of thirty-two letters',
    SESSION_SECRET: undefined,
  })
  const key = newId()
  const chunk = randomBytes(mib)
  const chunks = 300
  let highest = 0
  const watch = () => {
    highest = Math.max(highest, process.memoryUsage().arrayBuffers)
  }
  const before = process.memoryUsage().arrayBuffers
  await store.save(
    key,
    Readable.from(
      (function* () {
        for (let count = 0; count < chunks; count += 1) {
          watch()
          yield chunk
        }
      })(),
      { objectMode: false },
    ),
  )
  const bytes = await store.open(key)
  let size = 0
  const counting = new Writable({
    write(part: Buffer, _encoding, done) {
      size += part.length
      watch()
      done()
    },
  })
  if (bytes) await pipeline(bytes, counting)
  expect(size).toBe(chunks * mib)
  expect(highest - before).toBeLessThan(100 * mib)
}, 120_000)
