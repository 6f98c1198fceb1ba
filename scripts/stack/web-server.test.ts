import { once } from 'node:events'
import { type IncomingMessage, request, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { commonHeaders } from './response-headers.ts'
import { giveUpSilent, refuseOdd, sayCommon } from './web-layers.ts'
import { createWebServer } from './web-server.ts'

const secure = { 'strict-transport-security': 'max-age=63072000', 'x-content-type-options': 'nosniff' }
const patienceMs = 400
let server: Server

beforeAll(async () => {
  server = createWebServer([sayCommon, refuseOdd, giveUpSilent(patienceMs)], async (incoming, response) => {
    if (incoming.url === '/slow') return response.write('the beginning')
    response.end(await text(incoming).catch(() => 'cut'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())
afterEach(() => vi.unstubAllEnvs())

const port = () => (server.address() as AddressInfo).port
const at = (path: string, method: string, headers: Record<string, string> = {}) =>
  request({ host: '127.0.0.1', port: port(), path, method, headers, agent: false })

async function ask(path: string, method = 'GET', headers: Record<string, string> = {}) {
  const [response] = (await once(at(path, method, headers).end(), 'response')) as [IncomingMessage]
  return response.resume()
}

async function rawAnswer(lines: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines)
  return text(socket)
}

it.each([
  ['TRACE', '/', 405],
  ['TRACE', '/icon.svg', 405],
  ['PROPFIND', '/app', 405],
  ['POST', '/_next/static/chunks/a.js', 405],
  ['PUT', '/_next/static/nowhere', 405],
  ['GET', '/_next/static/chunks/a.js', 200],
  ['POST', '/api/auth/login', 200],
  ['OPTIONS', '/api/auth/login', 200],
])('%s %s answers %i', async (method, path, status) => {
  expect((await ask(path, method)).statusCode).toBe(status)
})

it('an installation under https says so on every answer, also without a word of the proxy', async () => {
  vi.stubEnv('APP_URL', 'https://clinic.example')
  expect((await ask('/')).headers).toMatchObject(secure)
  expect((await ask('/', 'TRACE')).headers).toMatchObject(secure)
  vi.stubEnv('APP_URL', 'http://localhost:3000')
  expect((await ask('/', 'GET', { 'x-forwarded-proto': 'https' })).headers).toMatchObject(secure)
  expect((await ask('/')).headers).not.toHaveProperty('strict-transport-security')
})

it.each([
  ['a line that is no HTTP', 'hello\r\n\r\n', 400],
  ['a head of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', 400],
])('%s is answered with the headers of every answer', async (_what, lines, status) => {
  const answer = (await rawAnswer(lines)).toLowerCase()
  expect(answer).toMatch(new RegExp(`^http/1\\.1 ${status} `))
  for (const [name, value] of Object.entries({ ...commonHeaders(), 'cache-control': 'no-store' }))
    expect(answer).toContain(`\r\n${name}: ${value.toLowerCase()}\r\n`)
})

it('an answer that is under way is cut, and not mixed with a second one', async () => {
  const socket = connect(port(), '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  const [first] = await once(socket, 'data')
  socket.write('hello\r\n\r\n')
  const answer = `${first}${await text(socket).catch(() => '')}`
  expect(answer).toContain('the beginning')
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

/**
 * The outcome of a request that sends a byte every so many milliseconds, for three times the server's
 * patience.
 */
async function trickle(path: string, everyMs: number): Promise<string> {
  const sent = at(path, 'POST')
  const outcome = new Promise<string>((resolve) => {
    sent.once('response', (answer) => resolve(String(answer.resume().statusCode)))
    sent.once('error', () => resolve('cut'))
  })
  sent.write('x')
  for (let passed = 0; passed < 3 * patienceMs && !sent.destroyed; passed += everyMs) {
    await sleep(everyMs)
    if (!sent.destroyed) sent.write('x')
  }
  sent.end()
  return outcome
}

it('an upload takes as long as its bytes keep coming, anything else as long as it may', {
  tags: 'slow',
}, async () => {
  expect(server.requestTimeout).toBe(0)
  const outcomes = [
    trickle('/api/uploads/x', patienceMs / 4),
    trickle('/api/uploads/x', patienceMs * 2),
    trickle('/api/auth/login', patienceMs / 4),
  ]
  expect(await Promise.all(outcomes)).toEqual(['200', 'cut', 'cut'])
})
