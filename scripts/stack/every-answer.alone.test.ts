import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { commonHeaders } from './response-headers.ts'

const server = createServer(({ url }, response) => {
  if (url === '/slow') response.write('the beginning')
  else response.end('a file')
})
const port = () => (server.address() as AddressInfo).port
const secure = { 'strict-transport-security': 'max-age=63072000', 'x-content-type-options': 'nosniff' }

beforeAll(async () => {
  await import('./strict-http.ts')
  await import('./every-answer.ts')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await headersOf({})
})
afterAll(() => server.close())

async function headersOf(headers: Record<string, string>, method = 'GET') {
  const sent = request({ host: '127.0.0.1', port: port(), method, headers, agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.headers
}

async function rawAnswer(lines: string): Promise<string> {
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines)
  return text(socket)
}

it('an installation under https says so on every answer, also without a word of the proxy', async () => {
  vi.stubEnv('APP_URL', 'https://clinic.example')
  expect(await headersOf({})).toMatchObject(secure)
  expect(await headersOf({}, 'TRACE')).toMatchObject(secure)
  vi.stubEnv('APP_URL', 'http://localhost:3000')
  expect(await headersOf({ 'x-forwarded-proto': 'https' })).toMatchObject(secure)
  expect(await headersOf({})).not.toHaveProperty('strict-transport-security')
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
