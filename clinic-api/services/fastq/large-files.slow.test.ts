import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evenRead, fastq, pieces, summaryOf } from '../../testing/fastq.ts'
import { longestLine, summarize } from './summarize.ts'

const mib = 1024 * 1024

/** Measures by how much the memory in use grows, in MiB, while `bytes` are read. */
async function heldWhile(bytes: AsyncIterable<Buffer>) {
  const held = () => {
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / mib
  }
  const before = held()
  let most = 0
  const found = await summarize(bytes, () => {
    most = Math.max(most, held())
  })
  return { found, most: most - before }
}

async function* again(bytes: Buffer, times: number) {
  for (let time = 0; time < times; time += 1) yield* pieces(bytes)
}

describe('a file that asks for too much', () => {
  it('is refused at a line of 100 MB, however it is packed, without holding it', async () => {
    const letters = Buffer.alloc(mib, 'A')
    const { found, most } = await heldWhile(
      (async function* () {
        yield Buffer.from('@r1\n')
        yield* again(letters, 100)
      })(),
    )
    expect(found.fault).toEqual({ line: 2, reason: 'too-long' })
    expect(most).toBeLessThan(80)
    const header = gzipSync(Buffer.alloc(2 * longestLine, '@'))
    expect((await summaryOf(header)).fault).toEqual({ line: 1, reason: 'too-long' })
  })

  it('is refused once it swells beyond what a FASTQ file does', async () => {
    // One member unpacks to a thousand times its size.
    const read = `@r\n${'A'.repeat(1000)}\n+\n${'I'.repeat(1000)}\n`
    const bomb = gzipSync(Buffer.from(read.repeat(4000)), { level: 9 })
    const { found, most } = await heldWhile(again(bomb, 100_000))
    expect(found.fault?.reason).toBe('gzip-swollen')
    expect(found.bases).toBeLessThan(64 * mib)
    expect(most).toBeLessThan(80)
  })

  it('may be a GB, plain or packed, and stands in no more memory than a small one', async () => {
    const times = 128
    const block = Buffer.from(fastq(fc.sample(evenRead, 1000)).repeat(15))
    const packed = gzipSync(block, { level: 1 })
    expect(block.length * times).toBeGreaterThan(1e9)
    for (const bytes of [block, packed]) {
      await heldWhile(again(bytes, 1))
      const { found, most } = await heldWhile(again(bytes, times))
      expect(found).toMatchObject({ reads: 15_000 * times, fault: null })
      expect(most).toBeLessThan(48)
    }
  }, 300_000)
})
