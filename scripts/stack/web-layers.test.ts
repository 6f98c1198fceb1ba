import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { compressBuild } from './compress-build.ts'
import { commonHeaders, unframed } from './response-headers.ts'
import { compress, sayCommon, serveBuilt } from './web-layers.ts'
import { createWebServer } from './web-server.ts'

const script = 'const week = "Monday"\n'.repeat(500)
const page = '<p>A visit on Monday</p>'.repeat(200)
const large = Array.from({ length: 100 }, (_, part) => `${part}`.repeat(5000))
/** Methods of the requests whose answer in parts has been sent. */
const told: string[] = []
let folder = ''
let second = Promise.withResolvers<void>()

/** A stand-in for Next: it knows addresses, and compresses nothing. */
const next: RequestListener = async (request, response) => {
  if (request.url === '/page') response.setHeader('content-type', 'text/html').end(page)
  else if (request.url === '/parts') {
    response.setHeader('content-type', 'text/html').flushHeaders()
    for (let part = 0; part < 50; part += 1) {
      response.write('<p>A visit ')
      response.write(Buffer.from('on Monday</p>'))
      if ('flush' in response && typeof response.flush === 'function') response.flush()
    }
    response.once('finish', () => told.push(request.method ?? ''))
    setTimeout(() => response.end(), 2)
  } else if (request.url === '/large') {
    response.setHeader('content-type', 'text/plain')
    await pipeline(Readable.from(large), response)
  } else if (request.url === '/late') {
    response.setHeader('content-type', 'text/html').write(page)
    if ('flush' in response && typeof response.flush === 'function') response.flush()
    await second.promise
    response.end('the rest')
  } else if (request.url === '/stream') {
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    })
    response.write('data: 1\n\n')
    await second.promise
    response.end()
  } else response.writeHead(404).end(request.url)
}
let server: Server

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compressed-web-'))
  const chunks = join(folder, 'static', 'chunks')
  await mkdir(chunks, { recursive: true })
  await writeFile(join(chunks, 'a.js'), script)
  await writeFile(join(chunks, 'short.js'), 'short')
  await writeFile(join(chunks, 'picture.webp'), Buffer.alloc(5000))
  await compressBuild(folder, 'small')
  server = createWebServer([sayCommon, compress, serveBuilt(folder)], next)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string, encoding: string, headers: Record<string, string> = {}) {
  const { port } = server.address() as AddressInfo
  const sent = get({
    host: '127.0.0.1',
    port,
    path,
    agent: false,
    headers: { 'accept-encoding': encoding, ...headers },
  })
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return response
}

it('a build has a small copy of each long text, with the same in it', async () => {
  const chunks = join(folder, 'static', 'chunks')
  expect(brotliDecompressSync(await readFile(join(chunks, 'a.js.br'))).toString()).toBe(script)
  expect(existsSync(join(chunks, 'short.js.br'))).toBe(false)
  expect(existsSync(join(chunks, 'picture.webp.br'))).toBe(false)
})

it('a browser is given that copy, for ever, with the headers of every other answer', async () => {
  const response = await ask('/_next/static/chunks/a.js', 'gzip, deflate, br, zstd', {
    'x-forwarded-proto': 'https',
  })
  const copy = await readFile(join(folder, 'static', 'chunks', 'a.js.br'))
  expect(await buffer(response)).toEqual(copy)
  expect(response.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    vary: 'Accept-Encoding',
    'cache-control': 'public,max-age=31536000,immutable',
    ...commonHeaders(true),
    ...Object.fromEntries(unframed.map(({ key, value }) => [key, value])),
  })
})

it('who takes no brotli is given it as gzip', async () => {
  const response = await ask('/_next/static/chunks/a.js', 'gzip')
  expect(gunzipSync(await buffer(response)).toString()).toBe(script)
})

it('over http nothing is said of https', async () => {
  const response = await ask('/_next/static/chunks/a.js', 'br')
  expect((await buffer(response)).length).toBeGreaterThan(0)
  expect(response.headers).not.toHaveProperty('strict-transport-security')
})

it.each([
  ['a file that there is not', '/_next/static/chunks/none.js', 'br'],
  ['a way out of the build', '/_next/static/../../package.json', 'br'],
])('Next answers %s, by the address it was asked for', async (_who, path, encoding) => {
  const response = await ask(path, encoding)
  expect(response.statusCode).toBe(404)
  expect((await buffer(response)).toString()).toBe(path)
})

it('a page is compressed as its reader takes it', async () => {
  const [small, old, plain] = await Promise.all([
    ask('/page', 'gzip, deflate, br'),
    ask('/page', 'gzip'),
    ask('/page', 'identity'),
  ])
  expect(brotliDecompressSync(await buffer(small)).toString()).toBe(page)
  expect(gunzipSync(await buffer(old)).toString()).toBe(page)
  expect((await buffer(plain)).toString()).toBe(page)
})

it.each(['gzip, deflate, br', 'gzip', 'identity'])(
  'what comes in parts leaves whole, as %s',
  async (encoding) => {
    const response = await ask('/parts', encoding)
    const body = await buffer(response)
    const whole = '<p>A visit on Monday</p>'.repeat(50)
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[response.headers['content-encoding'] ?? '']
    expect((read ? read(body) : body).toString()).toBe(whole)
    expect(response.headers.vary).toBe('Accept-Encoding')
    await vi.waitFor(() => expect(told.splice(0)).toEqual(['GET']), 5000)
  },
)

it('what is large is passed on as it comes', async () => {
  const response = await ask('/large', 'br')
  expect(response.headers).not.toHaveProperty('content-length')
  expect(brotliDecompressSync(await buffer(response)).toString()).toBe(large.join(''))
})

it('of a page that is asked for without its body the head alone is sent', async () => {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/parts`, { method: 'HEAD' })
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-type')).toBe('text/html')
})

it('what is there of a page arrives while the rest is waited for', async () => {
  second = Promise.withResolvers()
  const response = await ask('/late', 'br')
  const text = response.pipe(createBrotliDecompress())
  const [first] = await once(text, 'data')
  expect(page.startsWith(first.toString())).toBe(true)
  second.resolve()
  expect(first.toString() + (await buffer(text)).toString()).toBe(`${page}the rest`)
})

it('news of the live stream are not held back', async () => {
  second = Promise.withResolvers()
  const response = await ask('/stream', 'gzip, deflate, br')
  const [first] = await once(response, 'data')
  expect(first.toString()).toBe('data: 1\n\n')
  expect(response.headers).not.toHaveProperty('content-encoding')
  second.resolve()
  response.resume()
})
