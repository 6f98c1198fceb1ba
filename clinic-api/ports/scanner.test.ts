import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { malware, startScanner } from '../testing/scanner-server.ts'
import { clamd, Infected, type Scanner, ScannerAway, TooLargeToScan } from './scanner.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'consulta-scanner-'))
})
afterAll(() => rm(folder, { recursive: true }))

const scan = (scanner: Scanner, bytes: Buffer, pieces = 3) => {
  const length = Math.ceil(bytes.length / pieces) || 1
  const parts = Array.from({ length: pieces }, (_, index) =>
    bytes.subarray(index * length, (index + 1) * length),
  )
  const passage = scanner.passage()
  Readable.from(parts).pipe(passage)
  return buffer(passage)
}

describe.each(['tcp', 'unix'])('a clamd by %s', (kind) => {
  let server: Awaited<ReturnType<typeof startScanner>>
  let scanner: Scanner

  beforeAll(async () => {
    server = await startScanner(kind === 'unix' ? { path: join(folder, 'clamd.ctl') } : {})
    scanner = clamd(server.url)
  })
  afterAll(() => server.close())

  it('answers', async () => {
    expect(await scanner.isThere()).toBe(true)
  })

  it.each([0, 1, 900_000])('lets %i clean bytes pass as they are', async (size) => {
    const bytes = Buffer.alloc(size, 'clean')
    expect((await scan(scanner, bytes)).equals(bytes)).toBe(true)
  })

  it('stops malware, also where it lies across two pieces', async () => {
    const bytes = Buffer.concat([Buffer.alloc(100), malware, Buffer.alloc(100)])
    const refusal = await scan(scanner, bytes, 2).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Infected)
    expect(refusal).toMatchObject({ signature: 'Test-Signature' })
  })

  it('says what is too large for it', async () => {
    await expect(scan(scanner, Buffer.alloc(3_000_000))).rejects.toBeInstanceOf(TooLargeToScan)
  })
})

describe('a clamd that is away', () => {
  it.each(['tcp://127.0.0.1:9', 'unix:///nowhere/clamd.ctl'])('at %s lets nothing pass', async (url) => {
    expect(await clamd(url).isThere()).toBe(false)
    await expect(scan(clamd(url), Buffer.from('x'))).rejects.toBeInstanceOf(ScannerAway)
  })

  it.each([
    ['hangs up', (socket: { end(): void }) => socket.end()],
    ['says nothing', () => {}],
  ])('since it %s lets nothing pass', async (_what, behave) => {
    const path = join(folder, `mute-${_what.length}.ctl`)
    const server = createServer(behave)
    await new Promise<void>((resolve) => server.listen(path, resolve))
    const scanner = clamd(`unix://${path}`, { connectMs: 300, idleMs: 300 })
    await expect(scan(scanner, Buffer.from('x'))).rejects.toBeInstanceOf(ScannerAway)
    server.close()
  })
})
