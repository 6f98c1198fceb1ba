import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { commonHeaders } from './common-headers.ts'

let test: TestApp

beforeAll(async () => {
  test = await createTestApp()
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

it.each([
  ['a line that is no HTTP', 'hello\r\n\r\n', 400],
  ['a head of 40 KB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('%s is refused with the headers of every answer', async (_what, lines, status) => {
  const { port } = test.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  const answered = head.toLowerCase().split('\r\n')
  for (const [name, value] of Object.entries({ ...commonHeaders, connection: 'close' }))
    expect(answered).toContain(`${name}: ${value.toLowerCase()}`)
  expect(JSON.parse(body)).toEqual({ message: 'Malformed request', code: 'invalid_input' })
})
