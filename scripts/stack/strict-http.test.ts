import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'

const server = createServer((_request, response) => response.end('answered'))
// As Next: it takes what it cannot serve and never answers.
server.on('upgrade', () => {})

beforeAll(async () => {
  await import('./strict-http.ts')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await statusOf('GET', '/')
})
afterAll(() => server.close())

const port = () => (server.address() as AddressInfo).port

function statusOf(method: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: port(), method, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', reject)
    sent.end()
  })
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
  expect(await statusOf(method, path)).toBe(status)
})

it('an upgrade is closed at once', async () => {
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
})
