import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { SavedBytes } from './files.ts'

const headBytes = 4096

/** Passes bytes on and remembers their number, their hash and how they began. */
export function measure(): { passage: Transform; result(): SavedBytes } {
  const hash = createHash('sha256')
  const head: Buffer[] = []
  let size = 0
  let headSize = 0
  const passage = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      hash.update(chunk)
      if (headSize < headBytes) {
        const part = Buffer.from(chunk.subarray(0, headBytes - headSize))
        headSize += part.length
        head.push(part)
      }
      done(null, chunk)
    },
  })
  return { passage, result: () => ({ size, sha256: hash.digest('hex'), head: Buffer.concat(head) }) }
}
