import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'

const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 }
const server = createServer(limits, async (incoming, outgoing) => {
  outgoing.end(await text(incoming).catch(() => 'cut'))
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

/** Status of an upload that takes a second. */
function upload(): Promise<number> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: '/api/uploads/x', method: 'POST' }, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', reject)
    const parts = async () => {
      for (let part = 0; part < 10; part += 1) {
        sent.write('x')
        await sleep(100)
      }
      sent.end()
    }
    parts().catch(reject)
  })
}

it('an upload outlives the time that the server gives any request', async () => {
  expect(await upload()).toBe(408)
  await import('./long-uploads.ts')
  expect(await upload()).toBe(200)
  expect(server.headersTimeout).toBe(limits.headersTimeout)
})
