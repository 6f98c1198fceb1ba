import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { callApi } from './client'

let answer = { status: 200, body: {} }
const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A listening server's address is one of the network.
  const { port } = server.address() as AddressInfo
  const SESSION_SECRET = 'a secret for tests of thirty-two characters'
  Object.assign(process.env, { CLINIC_API_URL: `http://127.0.0.1:${port}`, SESSION_SECRET })
})
afterAll(() => server.close())

/** How a call ends when the server answers `status` with `body`. */
function refusal(status: number, body: object) {
  answer = { status, body }
  return callApi(null, { path: '/plans', answer: z.object({}) }).catch((error: unknown) => error)
}

it('keeps what the server says of its own failure apart from what everybody may be told', async () => {
  expect(await refusal(500, { message: 'Plans are being changed' })).toMatchObject({
    status: 502,
    message: 'The clinic API gave an unreadable answer',
    said: 'Plans are being changed',
  })
})

it.each([
  [400, { status: 400, message: '', said: null }],
  [403, { status: 403, message: '', said: null }],
  [401, { status: 502 }],
])('takes %i without a message for %j', async (status, expected) => {
  expect(await refusal(status, {})).toMatchObject(expected)
})
