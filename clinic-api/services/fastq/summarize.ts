import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastqFault, FastqSummary } from '#contract/fastq'
import { foreignFile, signatureBytes } from './foreign-file.ts'
import { ReadCounter } from './read-counter.ts'

/** The longest line that is held: four times the longest read that anybody has sequenced. */
export const longestLine = 16 * 1024 * 1024

/** FASTQ packs to a third or a tenth of its size. What unpacks to more than this was made to keep a machine busy. */
const mostSwelling = 100
const leastSwollen = 64 * 1024 * 1024

const unpackedBytes = 256 * 1024
const lineFeed = 10
const blanks: readonly (number | undefined)[] = [9, 13, 32]
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

type Bytes = AsyncIterable<Uint8Array>

/**
 * Reads a FASTQ file, plain or in gzip, once and to its end or its first fault. `onRead` hears how many bytes have been
 * read. Throws when the store fails; what is wrong with the file is part of the summary.
 */
export async function summarize(bytes: Bytes, onRead: (read: number) => void): Promise<FastqSummary> {
  const counter = new ReadCounter()
  const source = { read: 0 }
  const { head, rest } = await beginningOf(bytes, 2)
  const compressed = head[0] === 0x1f && head[1] === 0x8b
  const counted = counting(head, rest, (read) => {
    source.read = read
    onRead(read)
  })
  const fault = await faultIn(compressed ? unpacked(counted, source) : counted, counter)
  return { ...counter.summary(), compressed, fault }
}

class Swollen extends Error {}

async function faultIn(bytes: Bytes, counter: ReadCounter): Promise<FastqFault | null> {
  const lines = new Lines()
  try {
    const { head, rest } = await beginningOf(bytes, signatureBytes)
    const reason = foreignFile(head)
    if (reason) return { line: 1, reason }
    const isMarked = byteOrderMark.equals(head.subarray(0, byteOrderMark.length))
    for await (const chunk of chain(isMarked ? head.subarray(byteOrderMark.length) : head, rest)) {
      const fault = lines.take(chunk, counter)
      if (fault) return fault
    }
  } catch (error) {
    const reason = reasonOf(error)
    if (!reason) throw error
    return { line: counter.lines + 1, reason }
  }
  return lines.end(counter) ?? counter.end()
}

/** The fault of the gzip packing; null for an error that is not the file's. */
function reasonOf(error: unknown): FastqFault['reason'] | null {
  if (error instanceof Swollen) return 'gzip-swollen'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'Z_BUF_ERROR') return 'gzip-ended'
  return code.startsWith('Z_') ? 'gzip-broken' : null
}

/** Cuts bytes into lines, and holds what has no end yet. */
class Lines {
  #held = Buffer.allocUnsafe(unpackedBytes)
  #size = 0

  take(chunk: Uint8Array, counter: ReadCounter): FastqFault | null {
    for (let from = 0; from < chunk.length; ) {
      const end = chunk.indexOf(lineFeed, from)
      const part = chunk.subarray(from, end < 0 ? undefined : end)
      if (this.#size + part.length > longestLine) return { line: counter.lines + 1, reason: 'too-long' }
      const fault = end < 0 ? this.#hold(part) : counter.line(this.#whole(part))
      if (fault) return fault
      from += part.length + 1
    }
    return null
  }

  /** The last line may have no end. */
  end(counter: ReadCounter): FastqFault | null {
    return this.#size === 0 ? null : counter.line(this.#whole(new Uint8Array()))
  }

  #whole(part: Uint8Array): Uint8Array {
    if (this.#size === 0) return trimmed(part)
    this.#hold(part)
    const line = this.#held.subarray(0, this.#size)
    this.#size = 0
    return trimmed(line)
  }

  #hold(part: Uint8Array): null {
    const needed = this.#size + part.length
    if (needed > this.#held.length) {
      const room = Buffer.allocUnsafe(Math.min(longestLine, needed * 2))
      room.set(this.#held.subarray(0, this.#size))
      this.#held = room
    }
    this.#held.set(part, this.#size)
    this.#size = needed
    return null
  }
}

/** Without the return and the blanks that editors and spreadsheets leave at the end. */
function trimmed(line: Uint8Array): Uint8Array {
  let end = line.length
  while (end > 0 && blanks.includes(line[end - 1])) end -= 1
  return end === line.length ? line : line.subarray(0, end)
}

async function* chain(head: Uint8Array, rest: Bytes) {
  if (head.length > 0) yield head
  yield* rest
}

/** At least so many bytes, if there are as many, and what follows. */
async function beginningOf(bytes: Bytes, least: number): Promise<{ head: Uint8Array; rest: Bytes }> {
  const each = bytes[Symbol.asyncIterator]()
  let head: Uint8Array = new Uint8Array()
  while (head.length < least) {
    const { value, done } = await each.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  return { head, rest: { [Symbol.asyncIterator]: () => each } }
}

async function* counting(head: Uint8Array, rest: Bytes, onRead: (read: number) => void) {
  let read = head.length
  onRead(read)
  if (read > 0) yield head
  for await (const chunk of rest) {
    read += chunk.length
    onRead(read)
    yield chunk
  }
}

/** All members of a gzip file, one after the other, as `bgzip` and `cat` make them. */
async function* unpacked(packed: AsyncGenerator<Uint8Array>, source: { read: number }) {
  const gunzip = createGunzip({ chunkSize: unpackedBytes })
  // Whichever end fails takes the other with it; the reader below is told.
  pipeline(Readable.from(packed, { objectMode: false, highWaterMark: unpackedBytes }), gunzip, () => {})
  let size = 0
  for await (const chunk of gunzip) {
    size += chunk.length
    if (size > leastSwollen && size > mostSwelling * source.read) throw new Swollen()
    yield chunk
  }
}
